import type { Caller } from "#server/http/request.ts";
import { isOfferKey } from "#server/modules/requests/offer-key.ts";
import { findOffer, type StoredOffer } from "#server/modules/requests/offers.repository.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { Refusal } from "#server/refusal.ts";

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
