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
  return HASHED + digest(key);
}

/** Whether a key was sent in our own form, which the calls of the console demand. */
export function isOwnAttemptKey(sent: string | null): sent is string {
  return sent !== null && OWN_FORM.test(sent);
}

/** Who makes an attempt, as far as something proves it: a secret of the caller's own, or the account. */
export interface AttemptMaker {
  readonly secret: string | null;
  readonly userId: number | null;
}

/** No key that somebody sends is kept in these forms, because ours has no colon. */
const BOUND = /^(?:secret|account):/;

/**
 * The key of an attempt, bound to whoever makes it, so that it means nothing when another one shows it. A secret comes before the account,
 * because somebody may log in between two tries. A key that nothing proves is shared by all who show it.
 */
export function boundAttemptKey(kept: string, { secret, userId }: AttemptMaker): string {
  if (secret !== null) return `secret:${digest(`${secret}\n${kept}`)}`;
  return userId === null ? kept : `account:${digest(`${userId}\n${kept}`)}`;
}

/** Whether a key is bound to somebody. */
export function isBoundAttemptKey(key: string): boolean {
  return BOUND.test(key);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
