import { sql, type Insertable, type Kysely, type Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A promotion as it is kept. */
export type StoredPromo = Selectable<Tables["promos"]>;

/** Promotions that run, newest first, and whether the viewer has seen each. */
export async function listPromos(
  db: Kysely<Tables>,
  viewer: string,
): Promise<(StoredPromo & { readonly viewed_at: Date | null })[]> {
  return db
    .selectFrom("promos")
    .leftJoin("promo_views", (join) =>
      join.onRef("promo_views.promo_id", "=", "promos.promo_id").on("promo_views.viewer", "=", viewer),
    )
    .selectAll("promos")
    .select("promo_views.first_at as viewed_at")
    .where("withdrawn_at", "is", null)
    .orderBy("promos.promo_id", "desc")
    .execute();
}

/** Records a view, once for an account and counted for all visitors together; false where no such promotion runs. */
export async function recordView(
  db: Kysely<Tables>,
  { promoId, viewer, at, counts }: { promoId: number; viewer: string; at: Date; counts: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into promo_views (promo_id, viewer, views, first_at)
    select promo_id, ${viewer}, 1, ${at} from promos where promo_id = ${promoId} and withdrawn_at is null
    on conflict (promo_id, viewer) do update set views = promo_views.views + ${counts ? 1 : 0}
    returning promo_id
  `.execute(db);
  return rows.length > 0;
}

/** Puts promotions in place that are not there yet. */
export async function insertPromos(db: Kysely<Tables>, promos: readonly Insertable<Tables["promos"]>[]): Promise<void> {
  await db
    .insertInto("promos")
    .values([...promos])
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
}
