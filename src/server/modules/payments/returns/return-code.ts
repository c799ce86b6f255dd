import { createHash, createHmac } from "node:crypto";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";

/** Length of a code in base64url characters: 128 bits. */
const CODE_LENGTH = 22;

/** How long a code opens its order after the payer was sent off (ms). */
export const RETURN_MS = 3_600_000;

/**
 * The code with which a payer comes back from the acquirer. It is derived from the attempt, so that a page which is opened again with
 * the same key leads back to the same address.
 */
export function returnCode(
  secret: string,
  { payment_id: id, created_at: at }: Pick<StoredPayment, "payment_id" | "created_at">,
): string {
  const text = `return ${id} ${at.getTime()}`;
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, CODE_LENGTH);
}

/** What is kept of a code. */
export function codeHash(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
