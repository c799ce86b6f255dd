import type { Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { toMajor } from "#domain/values/money.ts";
import { readYachtOffer, YACHT_OFFER_LIMITS, type WrittenYachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { keptLines, keptText } from "#server/kept-text.ts";
import { subjectOf } from "#server/modules/requests/decline-request.ts";
import { moveRequest } from "#server/modules/requests/inbox.repository.ts";
import { endOffer, insertOffer, lockOpenOffer } from "#server/modules/requests/offers.repository.ts";
import { refuseUnpayable } from "#server/modules/requests/refuse-unpayable.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { seenRequest, type SeenRequest } from "#server/modules/requests/seen-request.ts";
import { dropOtherYachtPhotos, findYachtPhotoIds } from "#server/modules/requests/yachts/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Makes an offer for a yacht; one that stood before is replaced, and whoever asked gets a letter. */
export async function makeYachtOffer(
  requests: Requests,
  trx: Transaction<Tables>,
  seen: SeenRequest & {
    readonly written: WrittenYachtOffer;
    readonly words: string;
    readonly photos: readonly number[];
  },
  { author }: Doer,
): Promise<Deed> {
  const now = requests.clock();
  const { written } = seen;
  const cleaned = {
    ...written,
    vessel: keptText(written.vessel, YACHT_OFFER_LIMITS.name, "vessel"),
    place: keptText(written.place, YACHT_OFFER_LIMITS.place, "place"),
    weather: keptText(written.weather, YACHT_OFFER_LIMITS.weather, "weather"),
  };
  const { offer: yacht, faults } = readYachtOffer(cleaned, now);
  const [field = "vessel"] = faults;
  if (yacht === undefined) throw new Refusal("yacht-offer", { words: { field }, details: { fields: faults } });
  const request = await seenRequest(trx, seen, "answered");
  await refuseUnpayable(requests, request, yacht.currency);
  const kept = await findYachtPhotoIds(trx, request.request_id);
  const { photos } = seen;
  if (!photos.every((id) => kept.includes(id))) throw new Refusal("malformed", { words: { where: "photos" } });
  await dropOtherYachtPhotos(trx, request.request_id, photos);
  const at = new Date(now);
  const open = await lockOpenOffer(trx, request.kind, request.request_id);
  if (open !== undefined) await endOffer(trx, open.offer_id, { state: "replaced", at });
  const offerId = await insertOffer(trx, {
    request_kind: request.kind,
    request_id: request.request_id,
    ride_day: null,
    words: keptLines(seen.words, TEXT_LIMITS.comment, "words"),
    author,
    quotes: [],
    yacht,
    photos,
    keySalt: randomBytes(16),
    validUntil: new Date(written.validUntil),
    at,
  });
  await moveRequest(trx, request, { state: "answered", answer: null, at });
  await recordEvent(trx, { name: "yacht.offered", subject: { kind: "yacht-offer", id: offerId }, at });
  return {
    subject: subjectOf(request),
    before: { state: request.state, ...(open && { offer: open.offer_id }) },
    after: {
      state: "answered",
      offer: offerId,
      price: toMajor(yacht.price, yacht.currency),
      currency: yacht.currency,
      ...(photos.length > 0 && { photos: photos.length }),
    },
  };
}
