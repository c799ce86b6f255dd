import { newAttemptKey } from "#web/api/attempt-key.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import type { OrderedAs } from "./ordered-as.ts";

/** Session storage key: this tab's attempt, so that a reload continues it. */
const ATTEMPT_KEY = "booking-attempt";

/**
 * One attempt to order. Its key stays the same over retries, and its secret, which no log and nobody else sees, shows whose it is; `sent` while an answer is outstanding, `orderId` once there is
 * an order, with what pays it; `as` what was sent.
 */
export type Attempt = {
  readonly key: string;
  readonly secret?: string | undefined;
  readonly sent: boolean;
  readonly orderId?: number | undefined;
  readonly transaction?: number | undefined;
  readonly as?: OrderedAs | undefined;
  /** The form was opened to change that order, as it was in this version. */
  readonly edit?: number | undefined;
  /** Its other trips keep the contact they share with the changed one. */
  readonly alone?: boolean | undefined;
};

/** Makes a new attempt with 128 random bits, and as many for its secret. */
export function newAttempt(): Attempt {
  return saveAttempt({ key: newAttemptKey(), secret: newAttemptKey(), sent: false });
}

/** The attempt of this tab, or a new one. */
export function currentAttempt(): Attempt {
  const stored = readStored("session", ATTEMPT_KEY) as Partial<Attempt> | undefined;
  if (!isRandom(stored?.key)) return newAttempt();
  const { key, secret, sent, orderId, transaction, as, edit, alone } = stored as Partial<Attempt> & { key: string };
  const known = { key, ...(isRandom(secret) && { secret }), sent: sent === true, ...(isOrderedAs(as) && { as }) };
  if (typeof orderId !== "number" || typeof transaction !== "number") return known;
  return { ...known, orderId, transaction, ...(typeof edit === "number" && { edit, alone: alone === true }) };
}

/** Saves an attempt and returns it. */
export function saveAttempt(attempt: Attempt): Attempt {
  writeStored("session", ATTEMPT_KEY, attempt);
  return attempt;
}

/** Whether this tab has loaded an order to change it. */
export function isChanging(orderId: number): boolean {
  const { edit, orderId: changed } = currentAttempt();
  return edit !== undefined && changed === orderId;
}

/** A form that is not opened to change the order of this attempt must not change it. */
export function leaveChange(orderId: number | undefined): void {
  const { edit, orderId: changed } = currentAttempt();
  if (edit !== undefined && changed !== orderId) newAttempt();
}

/** Forgets the attempt: the order it made is paid. */
export function forgetAttempt(): void {
  writeStored("session", ATTEMPT_KEY, undefined);
}

function isRandom(text: string | undefined): text is string {
  return typeof text === "string" && /^[0-9a-f]{32}$/.test(text);
}

function isOrderedAs(as: Partial<OrderedAs> | undefined): as is OrderedAs {
  return typeof as?.fixed === "string" && typeof as.free === "string";
}
