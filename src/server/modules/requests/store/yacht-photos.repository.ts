import type { Kysely, Transaction } from "kysely";
import type { PhotoType } from "#domain/orders/photo-bytes.ts";
import type { Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Numbers of the photos that a request for a yacht keeps, the oldest first. */
export async function findYachtPhotoIds(db: Db, requestId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("yacht_photos")
    .select("photo_id")
    .where("request_id", "=", requestId)
    .orderBy("photo_id")
    .execute();
  return rows.map(({ photo_id: id }) => id);
}

/** A photo that a request for a yacht keeps. */
export async function findYachtPhoto(
  db: Db,
  { requestId, photoId }: { readonly requestId: number; readonly photoId: number },
): Promise<{ readonly type: PhotoType; readonly bytes: Buffer } | undefined> {
  return db
    .selectFrom("yacht_photos")
    .select(["type", "bytes"])
    .where("photo_id", "=", photoId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

/** Keeps a photo for a request for a yacht; answers its number. */
export async function insertYachtPhoto(
  trx: Transaction<Tables>,
  photo: {
    readonly request_id: number;
    readonly type: PhotoType;
    readonly bytes: Buffer;
    readonly author: string;
    readonly at: Date;
  },
): Promise<number> {
  const { photo_id: id } = await trx
    .insertInto("yacht_photos")
    .values(photo)
    .returning("photo_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Drops all photos of a request but those of its newest offer. */
export async function dropOtherYachtPhotos(
  trx: Transaction<Tables>,
  requestId: number,
  kept: readonly number[],
): Promise<void> {
  const all = trx.deleteFrom("yacht_photos").where("request_id", "=", requestId);
  await (kept.length === 0 ? all : all.where("photo_id", "not in", kept)).execute();
}
