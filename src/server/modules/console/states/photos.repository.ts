import type { Kysely, Transaction } from "kysely";
import type { PhotoType } from "#domain/orders/photo-bytes.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Mover } from "#server/modules/orders/index.ts";

/** Keeps a photo of a trip; answers its number. */
export async function insertPhoto(
  trx: Transaction<Tables>,
  { tripId, type, bytes }: { readonly tripId: number; readonly type: PhotoType; readonly bytes: Buffer },
  { author, at }: Mover,
): Promise<number> {
  const { photo_id: id } = await trx
    .insertInto("trip_photos")
    .values({ trip_id: tripId, type, bytes, author, at })
    .returning("photo_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Which photos the trips of an order have, the oldest first. */
export async function findPhotos(
  db: Kysely<Tables> | Transaction<Tables>,
  orderId: number,
): Promise<{ readonly photoId: number; readonly tripId: number; readonly at: Date }[]> {
  return db
    .selectFrom("trip_photos as p")
    .innerJoin("trips as t", "t.trip_id", "p.trip_id")
    .select(["p.photo_id as photoId", "p.trip_id as tripId", "p.at"])
    .where("t.order_id", "=", orderId)
    .orderBy("p.photo_id")
    .execute();
}

/** A photo of an order by its number. */
export async function findPhoto(
  db: Kysely<Tables>,
  { orderId, photoId }: { readonly orderId: number; readonly photoId: number },
): Promise<{ readonly type: PhotoType; readonly bytes: Buffer } | undefined> {
  return db
    .selectFrom("trip_photos as p")
    .innerJoin("trips as t", "t.trip_id", "p.trip_id")
    .select(["p.type", "p.bytes"])
    .where("p.photo_id", "=", photoId)
    .where("t.order_id", "=", orderId)
    .executeTakeFirst();
}
