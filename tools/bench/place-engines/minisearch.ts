import MiniSearch, { type Options } from "minisearch";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { ASKED_PLACES, type PlaceEngine } from "./place-engine.ts";
import { codesOf, KIND_WORDS, plainText, prominence, readPlaceRows } from "./place-rows.ts";

const INDEX = "minisearch.json";
/** Shorter words are looked up exactly: two or three letters with a typo are another word. */
const FUZZY_FROM_LETTERS = 4;
const FUZZY = 0.2;
const SAME_COUNTRY_BOOST = 1.3;
/** How strongly a place's size counts beside the match; this and the boosts were tuned in steps on these very queries. */
const PROMINENCE_POWER = 2;

interface Document {
  readonly id: string;
  readonly name: string;
  readonly alternates: string;
  readonly codes: string;
  readonly near: string;
  readonly country: string;
  readonly prominence: number;
}

const OPTIONS: Options<Document> = {
  fields: ["name", "alternates", "codes", "near"],
  storeFields: ["country", "prominence"],
  processTerm: (term) => plainText(term) || null,
};

function documentOf(row: PlaceRow): Document {
  const around = row.kind === "airport" || row.kind === "station" ? `${row.near.en} ${row.near.ru}` : "";
  return {
    id: row.id,
    name: row.name.en === row.name.ru ? row.name.en : `${row.name.en} ${row.name.ru}`,
    alternates: row.alternates.join(" "),
    codes: codesOf(row).join(" "),
    near: `${around} ${KIND_WORDS[row.kind] ?? ""}`,
    country: row.country,
    prominence: prominence(row.kind, row.weight),
  };
}

/** MiniSearch over the same rows, with prefixes, fuzzy terms, boosts for names and codes, and the size of a place. */
export const minisearch: PlaceEngine = {
  async build(dataDir, folder) {
    const rows = await readPlaceRows(dataDir);
    const start = performance.now();
    const index = new MiniSearch<Document>(OPTIONS);
    index.addAll(rows.map(documentOf));
    const took = performance.now() - start;
    await writeFile(join(folder, INDEX), JSON.stringify(index));
    return took;
  },
  async open(_dataDir, folder) {
    const index = MiniSearch.loadJSON<Document>(await readFile(join(folder, INDEX), "utf8"), OPTIONS);
    return {
      rows: index.documentCount,
      find({ term, country }) {
        const search = (combineWith: "AND" | "OR") =>
          index.search(term, {
            combineWith,
            prefix: true,
            fuzzy: (word) => (word.length >= FUZZY_FROM_LETTERS ? FUZZY : false),
            boost: { codes: 6, name: 4, alternates: 1, near: 0.3 },
            weights: { fuzzy: 0.2, prefix: 0.3 },
            boostDocument: (_id, _term, stored) =>
              Number(stored?.["prominence"]) ** PROMINENCE_POWER *
              (country !== "" && stored?.["country"] === country ? SAME_COUNTRY_BOOST : 1),
          });
        const all = search("AND");
        const found = all.length > 0 ? all : search("OR");
        return Promise.resolve(found.slice(0, ASKED_PLACES).map((hit) => String(hit.id)));
      },
      close: () => Promise.resolve(),
    };
  },
};
