import type { Transaction } from "kysely";
import { NO_SHOW } from "#domain/orders/no-show.ts";
import { keptPhotoType } from "#domain/orders/photo-bytes.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { findPhotos, insertPhoto } from "#server/modules/console/states/photos.repository.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Keeps a photo of a trip whose traveller did not come, without anything that a camera has written beside it. */
export async function addPhoto(
  trx: Transaction<Tables>,
  { tripId, photo, now, ...seen }: Seen & { readonly tripId: number; readonly photo: string; readonly now: number },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const [trip] = meantTrips(order, [tripId]);
  if (trip?.state !== "no-show") throw new Refusal("state-not-next");
  const bytes = Buffer.from(photo, "base64");
  const type = keptPhotoType(bytes);
  if (type === undefined) throw new Refusal("photo-wrong");
  const photos = (await findPhotos(trx, order.order_id)).filter((one) => one.tripId === tripId);
  if (photos.length >= NO_SHOW.photos) throw new Refusal("too-many-photos", { words: { most: NO_SHOW.photos } });
  const id = await insertPhoto(trx, { tripId, type, bytes }, { author, at: new Date(now) });
  return {
    subject: { kind: "order", id: order.order_id },
    before: { trip: tripId },
    after: { photo: id, bytes: bytes.length },
  };
}
