import { DatabaseError, type Client } from "pg";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { ASKED_PLACES, type PlaceEngine } from "./place-engine.ts";
import { codesOf, prominence, readPlaceRows, KIND_WORDS, plainText } from "./place-rows.ts";
import { openBenchDatabase } from "./postgres-database.ts";
import { postgresMemory } from "./postgres-memory.ts";

const BATCH_ROWS = 20_000;

const KIND_OF_WORD = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/**
 * A text without the words that only say what kind of place it is; thousands of rows have
 * them, so their trigrams say nothing.
 */
function withoutKind(text: string): { readonly name: string; readonly kind: string } {
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
interface WorthName {
  readonly name: string;
  readonly worth: number;
}

/** All names by which a row is found; an airport or a station is also found by its town, alone and before the name. */
function namesOf(row: PlaceRow): WorthName[] {
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
async function fillNames(
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

/** A query that takes longer is cancelled and counted. */
const TIMEOUT_MS = 1_000;
const QUERY_CANCELED = "57014";
/** Shorter terms are treated as beginnings: their trigrams would fit nearly everything. */
const TRIGRAM_FROM_LETTERS = 4;
const SETTINGS = `
  set statement_timeout = ${TIMEOUT_MS};
  set pg_trgm.similarity_threshold = 0.3;
  set pg_trgm.word_similarity_threshold = 0.6;
  set jit = off;
  set plan_cache_mode = force_custom_plan;
`;

const TABLES = `
  create extension pg_trgm;
  create table place (n int, id text, country text, prominence real, kind text);
  create table place_code (code text, n int);
  create table place_name (n int, name text, worth real, prominence real);
`;

/** Typical settings of a server with a few GB for its database. */
const INDEXES = `
  set maintenance_work_mem = '512MB';
  alter table place add primary key (n);
  create index on place_code (code);
  create index on place_name using gin (name gin_trgm_ops);
  create index on place_name (name text_pattern_ops);
  vacuum analyze;
`;

/** The best names that one kind of look-up finds, each with how well it fits, from 0 to 1. */
const best = (fit: string, where: string): string =>
  `(select n, worth * ${fit} as fit from place_name where ${where} order by 10 * worth * ${fit} + prominence desc limit 60)`;
const BEGUN = best("case when name = $1 then 1 else 0.5 + 0.4 * length($1) / length(name) end", "name like $2");
const LIKE_IT = best("0.9 * similarity(name, $1)", "name % $1");
const LIKE_A_PART = best("0.75 * word_similarity($1, name)", "$1 <% name");

const ranked = (sources: readonly string[]): string => `
  with hit as (select n, 3 as fit from place_code where code = $3 union all ${sources.join(" union all ")})
  select p.id from (select n, max(fit) as fit from hit group by n) best join place p using (n)
  order by 10 * best.fit + p.prominence + case when p.country = $4 then 0.8 else 0 end
    + case when p.kind = $5 then 4 else 0 end desc limit ${ASKED_PLACES}`;

const SHORT = { name: "short", text: ranked([BEGUN]) };
const LONG = { name: "long", text: ranked([BEGUN, LIKE_IT, LIKE_A_PART]) };

/** PostgreSQL with pg_trgm: exact codes, beginnings through a B-tree, everything else through a GIN index of trigrams. */
export const postgresTrigram: PlaceEngine = {
  async build(dataDir, folder) {
    const rows = await readPlaceRows(dataDir);
    const { client, close } = await openBenchDatabase(folder);
    const began = performance.now();
    await client.query(TABLES);
    await client.query(
      `insert into place select * from unnest($1::int[], $2::text[], $3::text[], $4::real[], $5::text[])`,
      [
        rows.map((_, n) => n),
        rows.map((row) => row.id),
        rows.map((row) => row.country),
        rows.map((row) => prominence(row.kind, row.weight)),
        rows.map((row) => row.kind),
      ],
    );
    const codes = rows.flatMap((row, n) => codesOf(row).map((code) => ({ code, n })));
    await client.query(`insert into place_code select * from unnest($1::text[], $2::int[])`, [
      codes.map(({ code }) => code),
      codes.map(({ n }) => n),
    ]);
    await fillNames(
      client,
      rows.map((row) => ({ names: namesOf(row), prominence: prominence(row.kind, row.weight) })),
    );
    // One by one, because a table cannot be vacuumed within a transaction.
    for (const statement of INDEXES.split(";")) if (statement.trim() !== "") await client.query(statement);
    const took = performance.now() - began;
    await close();
    return took;
  },
  async open(_dataDir, folder) {
    const { client, close } = await openBenchDatabase(folder);
    // An extension's settings are known only after its first use.
    await client.query("select show_limit()");
    await client.query(SETTINGS);
    const { rows } = await client.query<{ size: number }>("select count(*)::int as size from place");
    return {
      rows: rows[0]?.size ?? 0,
      async find({ term, country }) {
        const { name: plain, kind } = withoutKind(term);
        const beginning = `${plain.replace(/[\\%_]/g, "\\$&")}%`;
        try {
          const found = await client.query<{ id: string }>({
            ...(plain.length < TRIGRAM_FROM_LETTERS ? SHORT : LONG),
            values: [plain, beginning, plain.toUpperCase(), country, kind],
          });
          return found.rows.map((row) => row.id);
        } catch (error) {
          if (error instanceof DatabaseError && error.code === QUERY_CANCELED) return undefined;
          throw error;
        }
      },
      memoryElsewhere: () => postgresMemory(client),
      close,
    };
  },
};
