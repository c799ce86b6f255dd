import type { Kysely } from "kysely";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Tables } from "#server/database/tables.ts";
import { insertPromos } from "#server/modules/partners/promos.repository.ts";

interface DemoPromo {
  readonly slug: string;
  readonly title: { readonly ru: string; readonly en: string };
  readonly text: { readonly ru: string; readonly en: string };
  readonly link: string;
}

/** Puts the demo promotions in place; those that are there stay as they are. */
export async function seedDemoPromos(db: Kysely<Tables>, file: string): Promise<void> {
  const { promos } = parse(await readFile(file, "utf8")) as { readonly promos: readonly DemoPromo[] };
  const rows = promos.map(({ slug, title, text, link }) => ({
    slug,
    title_ru: title.ru,
    title_en: title.en,
    text_ru: text.ru,
    text_en: text.en,
    link,
    withdrawn_at: null,
  }));
  await insertPromos(db, rows);
}
