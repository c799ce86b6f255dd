import { sql, type Kysely } from "kysely";
import { namedBy, type Named } from "#domain/values/named.ts";
import { localeColumns } from "#server/database/locale-columns.ts";
import type { Tables } from "#server/database/tables.ts";

/** A promotion of the operator, not stored yet. */
export interface NewPromo {
  readonly slug: string;
  readonly title: Named;
  readonly text: Named;
  readonly link: string;
}

/** A running promotion, and whether the viewer has seen it. */
export interface Promo extends NewPromo {
  readonly id: number;
  readonly isSeen: boolean;
}

/** Running promotions, newest first. */
export async function listPromos(db: Kysely<Tables>, viewer: string): Promise<Promo[]> {
  const rows = await db
    .selectFrom("promos")
    .leftJoin("promo_views", (join) =>
      join.onRef("promo_views.promo_id", "=", "promos.promo_id").on("promo_views.viewer", "=", viewer),
    )
    .selectAll("promos")
    .select("promo_views.first_at as viewed_at")
    .where("withdrawn_at", "is", null)
    .orderBy("promos.promo_id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.promo_id,
    slug: row.slug,
    title: namedBy((locale) => row[`title_${locale}`]),
    text: namedBy((locale) => row[`text_${locale}`]),
    link: row.link,
    isSeen: row.viewed_at !== null,
  }));
}

/** Records a view, once per account and counted for all visitors together; false if no such promotion is running. */
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

/** Adds promotions that do not exist yet. */
export async function insertPromos(db: Kysely<Tables>, promos: readonly NewPromo[]): Promise<void> {
  const rows = promos.map(({ slug, title, text, link }) => ({
    slug,
    ...localeColumns("title", title),
    ...localeColumns("text", text),
    link,
    withdrawn_at: null,
  }));
  await db
    .insertInto("promos")
    .values(rows)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
}
