/** Whoever has shown the password or a code is not asked for it again for so many seconds. */
export const PROOF_SECONDS = 900;

/** Whether somebody who last showed the password or a code at a moment, in milliseconds since 1970, need not do so again; a program never did. */
export function isProvedAt(provedAt: number | null, now: number): boolean {
  return provedAt !== null && now < provedAt + PROOF_SECONDS * 1000;
}
