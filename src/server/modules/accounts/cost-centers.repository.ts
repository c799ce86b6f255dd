import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Cost centres per page when the caller gives no number. */
const PAGE_SIZE = 10;

/** A search for cost centres. */
export interface CostCenterSearch {
  /** Null for the operator's staff, who belong to no company and find nothing. */
  readonly companyId: number | null;
  readonly title: string | undefined;
  /** Counted from 1; old clients call the first page 0. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** One page of a company's cost centres whose title contains a text, in alphabetical order. */
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

/** A company's cost centre by its title or, from some clients, by its number. */
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
