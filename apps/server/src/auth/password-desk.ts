import type { AccountLibrary } from './account-library.ts';

/** Where passwords are checked and set. All of it takes the same time for everybody, there or not. */
export interface PasswordDesk {
  readonly hash: (password: string) => Promise<string>;
  /** Whether this is the password of the person of this id. */
  readonly isRight: (person: string, password: string) => Promise<boolean>;
  /** From now on the password is the one with this hash. */
  readonly set: (person: string, hash: string) => Promise<void>;
}

/** Opens the desk of an account library. */
export async function openPasswordDesk(library: AccountLibrary): Promise<PasswordDesk> {
  const { internalAdapter, password: hasher } = await library.$context;
  // For people who are not there: checking against it is as much work, and never right.
  const nobodys = await hasher.hash(crypto.randomUUID());
  return {
    hash: hasher.hash,
    isRight: async (person, password) => {
      const credential = await internalAdapter.findCredentialAccount(person);
      const hash = credential?.password ?? nobodys;
      return (await hasher.verify({ hash, password })) && hash !== nobodys;
    },
    set: (person, hash) => internalAdapter.updatePassword(person, hash),
  };
}
