import { createHmac, timingSafeEqual } from "node:crypto";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

type AskedOrder = Pick<StoredOrder, "order_id" | "key_salt" | "customer_email" | "new_email">;

/** What only the address that an order has is sent: it lets the one that was asked for take its place. */
export function emailToken(secret: string, order: AskedOrder): string {
  const { order_id: id, key_salt: salt, customer_email: from, new_email: to } = order;
  return createHmac("sha256", secret)
    .update(salt)
    .update(JSON.stringify(["email", id, from, to]))
    .digest("base64url");
}

/** Whether a token was made for the address that is asked for now, with one of our secrets; compared in constant time. */
export function isEmailToken(shown: string, secrets: Secrets, order: AskedOrder): boolean {
  const given = Buffer.from(shown);
  const known = secrets.map((secret) => Buffer.from(emailToken(secret, order)));
  return known.some((token) => token.length === given.length && timingSafeEqual(token, given));
}
