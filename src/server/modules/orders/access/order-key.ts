import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/secrets/secrets.ts";

/** Length of a key in base64url characters: 128 bits. */
const KEY_LENGTH = 22;

/**
 * The key that opens an order for anyone with its link. It is derived from the server's secret and the order's random salt,
 * so it need not be stored and is the same in the answer, the retry and the mail.
 */
export function orderKey(secret: string, orderId: number, salt: Buffer): string {
  return createHmac("sha256", secret).update(`order ${orderId}`).update(salt).digest("base64url").slice(0, KEY_LENGTH);
}

/** Whether the key shown opens the order, made with one of our secrets; compared in constant time. */
export function isOrderKey(shown: string, secrets: Secrets, orderId: number, salt: Buffer): boolean {
  const given = Buffer.from(shown);
  const known = secrets.map((secret) => Buffer.from(orderKey(secret, orderId, salt)));
  return known.some((key) => key.length === given.length && timingSafeEqual(key, given));
}
