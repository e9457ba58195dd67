/** What an account gives, in one sentence. */
export const ACCOUNT_PROMISE = 'An account keeps your name, picture, games and seats, on every device you log in on.';

/** What recovery codes are for, beside the codes. */
export const CODES_LEAD =
  'If you ever lose your password, one of these codes lets you in. They are shown this once: keep them where you keep such things.';
