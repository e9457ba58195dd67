import { PASSWORD_LENGTH, USERNAME_LENGTH } from '@upcard/protocol/account-lengths';

const { least: shortest, most: longest } = USERNAME_LENGTH;

/** What a username looks like, before anything is typed. */
export const USERNAME_HINT = `${shortest} to ${longest} letters or digits; - _ . may stand between them. Others see it.`;

/** What a password has to be, before anything is typed. */
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. Several words you can remember are best.`;

/** What is wrong with a new username as far as this page can tell; the server knows more. */
export function usernameProblem(name: string): string | undefined {
  const { length } = [...name.trim()];
  if (length === 0) return 'Choose a username.';
  if (length < shortest) return `A username has at least ${shortest} characters.`;
  return length > longest ? `A username has at most ${longest} characters.` : undefined;
}

/** What is wrong with a new password as far as this page can tell. */
export function newPasswordProblem(password: string): string | undefined {
  const { length } = password;
  if (length === 0) return 'Choose a password.';
  if (length < PASSWORD_LENGTH.least) return `Take at least ${PASSWORD_LENGTH.least} characters; these are ${length}.`;
  return length > PASSWORD_LENGTH.most ? `Take at most ${PASSWORD_LENGTH.most} characters.` : undefined;
}

/** What is wrong with an e-mail address that need not be given. */
export function emailProblem(email: string): string | undefined {
  const text = email.trim();
  return text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? undefined : 'That is no e-mail address.';
}

/** A field that may not stay empty. */
export function missing(value: string, sentence: string): string | undefined {
  return value.trim() === '' ? sentence : undefined;
}

/** Only what is really wrong. */
export function onlyProblems(found: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])),
  );
}
