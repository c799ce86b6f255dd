import { createHash } from "node:crypto";
import { Refusal } from "#server/refusal.ts";

/** How long a key of our own form is, so that nobody guesses it. */
export const OWN_KEY_LENGTH = { least: 16, max: 128 } as const;
/** The form that our own pages draw; it is kept as it was sent. */
const OWN_FORM = new RegExp(`^[A-Za-z0-9_-]{${OWN_KEY_LENGTH.least},${OWN_KEY_LENGTH.max}}$`);
/** The form of the standard: a text in quotes, in which a backslash keeps a quote or a backslash. */
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;
const MAX_LENGTH = 255;
/** The colon is no part of our own form, so nobody can send as a key what another key is kept as. */
const HASHED = "sha256:";

/**
 * Under which text the key of an attempt is kept: our own form as it is, any other as its hash. A key means the same with
 * and without the quotes of the standard.
 */
export function keptAttemptKey(sent: string): string {
  const key = QUOTED.exec(sent)?.[1]?.replaceAll(/\\(["\\])/g, "$1") ?? sent;
  if (OWN_FORM.test(key)) return key;
  if (key.trim() === "" || key.length > MAX_LENGTH)
    throw new Refusal("attempt-key-wrong", { words: { least: 1, max: MAX_LENGTH } });
  return HASHED + createHash("sha256").update(key).digest("base64url");
}

/** Whether a kept key has our own form, which is too long to be guessed. */
export function isOwnAttemptKey(kept: string | null): kept is string {
  return kept !== null && OWN_FORM.test(kept);
}
