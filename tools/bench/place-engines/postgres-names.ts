import type { Client } from "pg";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { KIND_WORDS, plainText } from "./place-rows.ts";

const BATCH_ROWS = 20_000;

const KIND_OF_WORD = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/**
 * A text without the words that only say what kind of place it is; thousands of rows have
 * them, so their trigrams say nothing.
 */
export function withoutKind(text: string): { readonly name: string; readonly kind: string } {
  const words = plainText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const rest = words.filter((word) => !KIND_OF_WORD.has(word));
  const kind = words.map((word) => KIND_OF_WORD.get(word)).find((found) => found !== undefined) ?? "";
  return rest.length === 0 ? { name: words.join(" "), kind: "" } : { name: rest.join(" "), kind };
}

/** Value of a match with each sort of name; a typed town means the town rather than its airports. */
const WORTH = { own: 1, alternate: 0.9, town: 0.75 } as const;

/** A name by which a row is found, and the value of a match with it. */
export interface WorthName {
  readonly name: string;
  readonly worth: number;
}

/** All names by which a row is found; an airport or a station is also found by its town, alone and before the name. */
export function namesOf(row: PlaceRow): WorthName[] {
  const names = new Map<string, number>();
  const add = (name: string, worth: number): void => {
    const { name: plain, kind } = withoutKind(name);
    // «Аэропорт Минск» without its first word is the town's name.
    const own = kind === "" ? worth : Math.min(worth, WORTH.town);
    if (plain !== "") names.set(plain, Math.max(own, names.get(plain) ?? 0));
  };
  add(row.name.en, WORTH.own);
  add(row.name.ru, WORTH.own);
  for (const name of row.alternates) add(name, WORTH.alternate);
  if (KIND_WORDS[row.kind] !== undefined) {
    add(row.near.en, WORTH.town);
    add(row.near.ru, WORTH.town);
    add(`${row.near.en} ${row.name.en}`, WORTH.own);
    add(`${row.near.ru} ${row.name.ru}`, WORTH.own);
  }
  return Array.from(names, ([name, worth]) => ({ name, worth }));
}

/** Fills the table of names in large batches. */
export async function fillNames(
  client: Client,
  rows: readonly { readonly names: readonly WorthName[]; readonly prominence: number }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = rows
      .slice(from, from + BATCH_ROWS)
      .flatMap(({ names, prominence }, at) => names.map((name) => ({ n: from + at, ...name, prominence })));
    await client.query(`insert into place_name select * from unnest($1::int[], $2::text[], $3::real[], $4::real[])`, [
      batch.map(({ n }) => n),
      batch.map(({ name }) => name),
      batch.map(({ worth }) => worth),
      batch.map(({ prominence }) => prominence),
    ]);
  }
}
