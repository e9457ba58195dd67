/** Characters of a username. */
export const USERNAME_LENGTH = { least: 3, most: 20 } as const;
/** Characters of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** Recovery codes that an account gets at a time. */
export const RECOVERY_CODES = 10;
