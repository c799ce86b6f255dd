import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/secrets/secrets.ts";

/** Length of a key in base64url characters: 128 bits, as of orders. */
const KEY_LENGTH = 22;

/** The key that opens an offer for whoever has its link, made of the server's secret and the offer's own salt. */
export function offerKey(secret: string, offerId: number, salt: Buffer): string {
  return createHmac("sha256", secret).update(`offer ${offerId}`).update(salt).digest("base64url").slice(0, KEY_LENGTH);
}

/** Whether the key shown opens the offer, made with one of our secrets; compared in constant time. */
export function isOfferKey(shown: string, secrets: Secrets, offerId: number, salt: Buffer): boolean {
  const given = Buffer.from(shown);
  const known = secrets.map((secret) => Buffer.from(offerKey(secret, offerId, salt)));
  return known.some((key) => key.length === given.length && timingSafeEqual(key, given));
}
