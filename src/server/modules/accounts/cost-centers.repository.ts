import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Cost centres of one page, when the caller names no number (ROL-25). */
const PAGE_SIZE = 10;

/** Which cost centres are asked for. */
export interface CostCenterSearch {
  /** The operator's staff belong to no company, and find nothing. */
  readonly companyId: number | null;
  readonly title: string | undefined;
  /** From 1; old clients call the first page 0. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** One page of the cost centres of a company whose title contains a text, in the order of the alphabet. */
export async function searchCostCenters(db: Kysely<Tables>, search: CostCenterSearch) {
  const limit = search.limit ?? PAGE_SIZE;
  const page = Math.max(1, search.page ?? 1);
  const title = search.title?.normalize("NFKC").trim() ?? "";
  const found = db
    .selectFrom("cost_centers")
    .where("company_id", "is not distinct from", search.companyId)
    .$if(title !== "", (query) => query.where(sql<boolean>`position(lower(${title}) in lower(title)) > 0`));
  const [items, { total }] = await Promise.all([
    found
      .select(["cost_center_id as id", "title"])
      .orderBy("title")
      .orderBy("cost_center_id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    items,
    page_data: { page, items_on_page: limit, total_items: total, page_count: Math.ceil(total / limit) },
  };
}

/** A cost centre of a company by its title or, as some clients have it, by its number. */
export async function findCostCenter(
  db: Kysely<Tables>,
  companyId: number,
  named: string,
): Promise<{ readonly id: number; readonly title: string } | undefined> {
  const found = db
    .selectFrom("cost_centers")
    .select(["cost_center_id as id", "title"])
    .where("company_id", "=", companyId);
  const byTitle = await found.where("title", "=", named).executeTakeFirst();
  if (byTitle !== undefined || !/^\d{1,9}$/.test(named)) return byTitle;
  return found.where("cost_center_id", "=", Number(named)).executeTakeFirst();
}
