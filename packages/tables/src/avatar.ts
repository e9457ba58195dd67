/** The pictures people choose from. Each has a drawing and a colour of its own, which charts use too. */
export const AVATARS = [
  'fox',
  'owl',
  'cat',
  'hare',
  'bear',
  'whale',
  'frog',
  'swan',
  'stag',
  'bee',
  'wolf',
  'crab',
] as const;
export type AvatarName = (typeof AVATARS)[number];

/** The avatar of this name, or null. */
export function parseAvatar(text: string): AvatarName | null {
  return AVATARS.find((avatar) => avatar === text) ?? null;
}

/** The avatar somebody has who never chose one: always the same for the same id. */
export function avatarFor(id: string): AvatarName {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return AVATARS[sum % AVATARS.length] ?? 'fox';
}
