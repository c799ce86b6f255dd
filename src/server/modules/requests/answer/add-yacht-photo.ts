import type { Transaction } from "kysely";
import { keptPhotoType } from "#domain/orders/photo-bytes.ts";
import { YACHT_OFFER_LIMITS } from "#domain/yachts/yacht-offer.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { subjectOf, seenRequest, type SeenRequest } from "#server/modules/requests/answer/seen-request.ts";
import { findYachtPhotoIds, insertYachtPhoto } from "#server/modules/requests/store/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Keeps a photo for the next offer of a request for a yacht, without anything that a camera has written beside it. */
export async function addYachtPhoto(
  trx: Transaction<Tables>,
  { photo, now, ...seen }: SeenRequest & { readonly photo: string; readonly now: number },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const request = await seenRequest(trx, seen, "answered");
  const bytes = Buffer.from(photo, "base64");
  const type = keptPhotoType(bytes);
  if (type === undefined) throw new Refusal("photo-wrong");
  const most = YACHT_OFFER_LIMITS.keptPhotos;
  const kept = await findYachtPhotoIds(trx, request.request_id);
  if (kept.length >= most) throw new Refusal("too-many-photos", { words: { most } });
  const id = await insertYachtPhoto(trx, { request_id: request.request_id, type, bytes, author, at: new Date(now) });
  return { subject: subjectOf(request), before: { photos: kept.length }, after: { photo: id, bytes: bytes.length } };
}
