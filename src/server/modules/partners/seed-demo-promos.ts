import type { Kysely } from "kysely";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Tables } from "#server/database/tables.ts";
import { insertPromos, type NewPromo } from "#server/modules/partners/promos.repository.ts";

/** Adds the demo promotions; existing ones stay as they are. */
export async function seedDemoPromos(db: Kysely<Tables>, file: string): Promise<void> {
  const { promos } = parse(await readFile(file, "utf8")) as { readonly promos: readonly NewPromo[] };
  await insertPromos(db, promos);
}
