import { createHmac, timingSafeEqual } from "node:crypto";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Caller } from "#server/http/request.ts";
import { anyOrderFor } from "#server/modules/orders/index.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { findOffer, type StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
import { Refusal } from "#server/refusal.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** Length of a key in base64url characters: 128 bits, as of orders. */
const KEY_LENGTH = 22;

/** The key that opens an offer for whoever has its link, made of the server's secret and the offer's own salt. */
export function offerKey(secret: string, offerId: number, salt: Buffer): string {
  return createHmac("sha256", secret).update(`offer ${offerId}`).update(salt).digest("base64url").slice(0, KEY_LENGTH);
}

/** Whether the key shown opens the offer, made with one of our secrets; compared in constant time. */
function isOfferKey(shown: string, secrets: Secrets, offerId: number, salt: Buffer): boolean {
  const given = Buffer.from(shown);
  const known = secrets.map((secret) => Buffer.from(offerKey(secret, offerId, salt)));
  return known.some((key) => key.length === given.length && timingSafeEqual(key, given));
}

/** The offer whose key a caller shows. An unknown offer and a wrong key get the same answer, and both compute one key. */
export async function openOffer(
  { db, secrets }: Pick<Requests, "db" | "secrets">,
  offerId: number,
  { credentials }: Pick<Caller, "credentials">,
): Promise<StoredOffer> {
  const offer = await findOffer(db, offerId);
  const fits = isOfferKey(credentials.keys.shown ?? "", secrets, offerId, offer?.key_salt ?? Buffer.alloc(16));
  if (offer === undefined || !fits) throw new Refusal("offer-unknown");
  return offer;
}

/** The offer for a yacht whose key a caller shows; one for a way is unknown here. */
export async function openYachtOffer(
  requests: Pick<Requests, "db" | "secrets">,
  offerId: number,
  caller: Pick<Caller, "credentials">,
): Promise<StoredOffer & { readonly yacht: YachtOffer }> {
  const offer = await openOffer(requests, offerId, caller);
  if (offer.yacht === null) throw new Refusal("offer-unknown");
  return { ...offer, yacht: offer.yacht };
}

/** An offer whose photos somebody may see: by its own key, or by whatever opens the order that it became. */
export async function openShownOffer(
  requests: Requests,
  offerId: number,
  caller: Pick<Caller, "credentials" | "actor">,
): Promise<StoredOffer> {
  const offer = await findOffer(requests.db, offerId);
  const orderId = offer?.order_id ?? null;
  if (offer === undefined || orderId === null) return openYachtOffer(requests, offerId, caller);
  const isOpened = await anyOrderFor(requests, { actor: caller.actor, orderId, right: "read" }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  return isOpened ? offer : openYachtOffer(requests, offerId, caller);
}
