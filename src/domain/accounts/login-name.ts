/** The longest log-in name, password and code that are taken, in characters. */
export const LOGIN_LENGTHS = { login: 254, password: 200, code: 64 } as const;

const USER_NUMBER = /^[1-9]\d{0,9}$/;

/** What somebody typed to log in: an account number, or an e-mail in the spelling we store. */
export type LoginName = { readonly userId: number } | { readonly login: string };

/** Reads a log-in name; two spellings that look alike are the same name. */
export function readLoginName(typed: string): LoginName {
  const name = typed.normalize("NFKC").trim().toLowerCase();
  const userId = USER_NUMBER.test(name) ? Number(name) : Number.NaN;
  return userId <= 2_147_483_647 ? { userId } : { login: name };
}
