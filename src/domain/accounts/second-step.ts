import type { Role } from "#domain/accounts/role.ts";

/** A log-in waits this long for its second step. */
export const CHALLENGE_SECONDS = 600;

/** Codes that may be tried before the password is asked for again. */
export const CHALLENGE_TRIES = 5;

/** Recovery codes of an account, each of which serves once. */
export const RECOVERY_CODES = 10;

/** Random bytes of a recovery code: 80 bits. */
export const RECOVERY_BYTES = 10;

/** A code of an app lasts this long, in seconds. */
export const CODE_SECONDS = 30;

/** A code that was typed: six digits from an app, or a recovery code in the spelling we store. */
export type SecondCode = { readonly app: string } | { readonly recovery: string };

/** Letters and digits that nobody mistakes for each other on paper. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Whether an account may not log in without a second step. */
export function needsSecondStep(role: Role, production: boolean): boolean {
  return production && role === "admin";
}

/** A recovery code of ten random bytes, as it is shown: four groups of four. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)] ?? "");
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}

/** Reads a code however it was typed; null when it can be neither kind. */
export function readSecondCode(typed: string): SecondCode | null {
  const plain = typed.normalize("NFKC").replace(/[\s\p{Pd}]/gu, "");
  if (/^\d{6}$/.test(plain)) return { app: plain };
  const recovery = plain.toLowerCase().replace(/o/g, "0").replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(recovery) ? { recovery } : null;
}
