import { writeFile } from "node:fs/promises";
import { QUERIES_FILE, QUERIES_HEAD, queryLine, readPlaceQueries, type PlaceQueryRow } from "./place-queries.ts";
import { romanise, seededRandom, slip, type Random } from "./place-query-slips.ts";
import { readTargets, typed, type Target } from "./place-query-targets.ts";

/*
 * Fills the fixed set of queries up to 2,000: `npm run bench:places -- --make`. The rules, made before any engine was asked:
 *
 * - The rows of class `hand` were written by a person and stay as they are; all others are generated, the same each time.
 * - They ask for places travellers go to: airports of airports-ru.tsv of size 1 and more, the rows of places-extra.tsv and
 *   stations-main.tsv, and all towns of 100,000 inhabitants (drawn by the square root of their inhabitants, the others evenly).
 *   Our search and its index play no part, and no query is dropped because an engine fails at it.
 * - When several targets share a name, each of them is right: namesakes, or a town and its airport.
 *   A longer name that only begins with the typed one is not a right answer.
 * - cyrillic, latin: the whole name; one in four is an airport as «аэропорт» and its town (every airport of the town is right);
 *   of the Latin ones a third are Russian, Belarusian, Kazakh and Kyrgyz names romanised by BGN/PCGN.
 * - prefix: the first 60 to 99 % of a name, four letters at least, when no other target begins so, save names that begin
 *   with the whole name («Казань» and «Казань-2»).
 * - typo: one slip in a name of 5 to 7 letters; two, apart from each other and not in the first letter, in a name of 9 or more.
 *   A slip is the key beside, a letter left out, doubled, or swapped. A slip that gives another target's name is not used.
 * - code: IATA and ICAO codes, in capitals or small letters.
 * - context: a name towns of several countries share, with the country of the other end; only towns of that country are right.
 */

const SIZE = 2_000;
const SHARES = { prefix: 0.25, typo: 0.33, cyrillic: 0.16, latin: 0.16, code: 0.06, context: 0.04 } as const;
const KIND_SHARES: readonly (readonly [Target["kind"], number])[] = [
  ["airport", 0.35],
  ["town", 0.4],
  ["resort", 0.12],
  ["station", 0.13],
];
const ROMANISED = new Set(["RU", "BY", "KZ", "KG"]);
const TRIES_PER_QUERY = 400;

type Made = {
  readonly term: string;
  readonly expected: readonly string[];
  readonly note?: string;
  readonly country?: string;
};
type Maker = (target: Target, random: Random) => Made | undefined;

const letters = (text: string): number => text.replaceAll(" ", "").length;

/** Draws a target: first its kind, then the place. */
function drawer(targets: readonly Target[]): (random: Random) => Target | undefined {
  const pools = new Map(KIND_SHARES.map(([kind]) => [kind, targets.filter((target) => target.kind === kind)]));
  const sums: number[] = [];
  let sum = 0;
  for (const town of pools.get("town") ?? []) sums.push((sum += Math.sqrt(town.weight)));
  return (random) => {
    let left = random(1_000) / 1_000;
    const kind = KIND_SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? "town";
    const pool = pools.get(kind) ?? [];
    if (kind !== "town") return pool[random(pool.length)];
    const point = random(sum);
    return pool[sums.findIndex((upTo) => point < upTo)];
  };
}

function makers(targets: readonly Target[]): Readonly<Record<keyof typeof SHARES, Maker>> {
  const byName = new Map<string, Set<string>>();
  for (const target of targets) {
    for (const name of new Set([typed(target.en), typed(target.ru)])) {
      if (name !== "") byName.set(name, (byName.get(name) ?? new Set()).add(target.id));
    }
  }
  const names = [...byName.keys()].sort();
  const called = (name: string): string[] => [...(byName.get(name) ?? [])];
  const anyName = ({ en, ru }: Target, random: Random): string => typed(ru !== "" && random(2) === 0 ? ru : en);
  const ofTown = (city: keyof Target, name: string): string[] =>
    targets.filter((target) => target[city] === name).map((target) => target.id);
  return {
    cyrillic({ ru, cityRu, kind }, random) {
      if (kind === "airport" && cityRu !== "" && random(4) === 0)
        return { term: `аэропорт ${cityRu}`, expected: ofTown("cityRu", cityRu) };
      return ru === "" ? undefined : { term: ru, expected: called(typed(ru)) };
    },
    latin({ en, ru, cityEn, kind, country }, random) {
      if (kind === "airport" && cityEn !== "" && random(4) === 0)
        return { term: `${cityEn} airport`, expected: ofTown("cityEn", cityEn) };
      if (random(3) > 0) return { term: en, expected: called(typed(en)) };
      const term = romanise(typed(ru));
      if (ru === "" || !ROMANISED.has(country) || term === typed(en)) return undefined;
      return { term, expected: called(typed(ru)), note: "BGN/PCGN" };
    },
    prefix(target, random) {
      const name = anyName(target, random);
      const shortest = Math.max(4, Math.ceil(name.length * 0.6));
      if (name.length <= shortest) return undefined;
      const term = name.slice(0, shortest + random(name.length - shortest)).trim();
      const expected = called(name);
      const isOther = (other: string): boolean =>
        other.startsWith(term) && !other.startsWith(name) && called(other).some((id) => !expected.includes(id));
      return letters(term) < 4 || names.some(isOther) ? undefined : { term, expected, note: name };
    },
    typo(target, random) {
      const name = anyName(target, random);
      const length = letters(name);
      const isLong = length >= 9;
      if (length < 5 || length === 8) return undefined;
      const first = isLong ? 1 + random(name.length - 5) : random(name.length);
      // From the back, so that the first position still names the same letter.
      const second = first + 3 + random(Math.max(1, name.length - first - 3));
      const once = isLong ? slip(name, second, random) : name;
      const term = slip(once, first, random).trim();
      const isWhole = isLong && (once === name || term === once);
      return term === name || isWhole || byName.has(term) ? undefined : { term, expected: called(name), note: name };
    },
    code({ id, codes }, random) {
      const code = codes[random(4) === 0 ? 1 : 0];
      return code === undefined ? undefined : { term: random(2) === 0 ? code : code.toLowerCase(), expected: [id] };
    },
    context(target, random) {
      const name = anyName(target, random);
      const same = targets.filter(({ id }) => byName.get(name)?.has(id) === true);
      if (new Set(same.map(({ country }) => country)).size < 2) return undefined;
      const expected = same.filter(({ country }) => country === target.country).map(({ id }) => id);
      return { term: name, expected, country: target.country };
    },
  };
}

/** Rewrites the fixed set, or makes another one from another seed; handwritten queries are kept. */
export async function makePlaceQueries(dataDir: string, { file = QUERIES_FILE, seed = 0 } = {}): Promise<void> {
  const hand = (await readPlaceQueries()).filter((row) => row.class === "hand");
  const targets = await readTargets(dataDir);
  const draw = drawer(targets);
  const make = makers(targets);
  const rows: PlaceQueryRow[] = [...hand];
  const seen = new Set(hand.map(({ term, country }) => `${term}\t${country}`));
  const kinds = Object.entries(SHARES) as [keyof typeof SHARES, number][];
  for (const [at, [kind, share]] of kinds.entries()) {
    const random = seededRandom(seed * kinds.length + at + 1);
    const isLast = at === kinds.length - 1;
    const wanted = isLast ? SIZE - rows.length : Math.round((SIZE - hand.length) * share);
    let left = wanted;
    for (let tries = wanted * TRIES_PER_QUERY; left > 0 && tries > 0; tries -= 1) {
      const target = draw(random);
      const made = target && make[kind](target, random);
      if (made === undefined || seen.has(`${made.term}\t${made.country ?? ""}`)) continue;
      seen.add(`${made.term}\t${made.country ?? ""}`);
      const locale = /[а-яё]/i.test(made.term) ? "ru" : "en";
      rows.push({ country: "", note: "", ...made, locale, class: kind });
      left -= 1;
    }
  }
  await writeFile(file, `${[QUERIES_HEAD, ...rows.map(queryLine)].join("\n")}\n`);
}
