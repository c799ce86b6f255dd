import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { searchPlaces } from "#server/modules/places/index.ts";

/** Hotels, terminals and sights by their ids; an address as `@` and the town that prices it. */
const QUERIES_FILE = join(import.meta.dirname, "spot-queries.tsv");
const ROUNDS = 5;
const TERM_MIN_LENGTH = 2;

/** Searches for hotels, sights and addresses as the page does, and reports how many are found and how fast. */
export async function measureSpots(dataDir: string, showMisses: boolean): Promise<string> {
  const memoryBefore = process.memoryUsage().rss;
  const ground = { gazetteer: await loadGazetteer(dataDir), secret: "of the benchmark alone" };
  const memory = (process.memoryUsage().rss - memoryBefore) / 1_048_576;
  const lines = (await readFile(QUERIES_FILE, "utf8")).trimEnd().split("\n").slice(1);
  const queries = lines.map((line) => {
    const [term = "", locale, expected = ""] = line.split("\t");
    return { term, locale: locale === "en" ? ("en" as const) : ("ru" as const), expected };
  });
  const find = ({ term, locale }: (typeof queries)[number]): string[] =>
    searchPlaces(ground, { term, locale }, TERM_MIN_LENGTH).map((place) =>
      // An id that contains its place is an address that was read from the text.
      place.id.startsWith("f") ? `@${ground.gazetteer.byNumber(place.number)?.id ?? ""}` : place.id,
    );
  const found = queries.map(find);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const start = performance.now();
      find(query);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const share = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2);
  const said = [
    `${queries.length} hotels, sights and addresses: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, ${memory.toFixed(0)} MB`,
  ];
  for (const [kind, isKind] of [
    ["hotels and sights", (id: string) => id.startsWith("h")],
    ["addresses", (id: string) => id.startsWith("@")],
  ] as const) {
    const asked = [...queries.entries()].filter(([, { expected }]) => isKind(expected));
    const recall = (top: number): string => {
      const right = asked.filter(([at, { expected }]) => found[at]?.slice(0, top).includes(expected)).length;
      return ((right / asked.length) * 100).toFixed(1);
    };
    said.push(`  ${kind} (${asked.length}), at 1 / at 3: ${recall(1)} % / ${recall(3)} %`);
  }
  if (showMisses) {
    for (const [at, { term, expected }] of queries.entries()) {
      if (found[at]?.slice(0, 3).includes(expected) !== true)
        said.push(`${term}\t${expected}\t${found[at]?.slice(0, 3).join(" ")}`);
    }
  }
  return said.join("\n");
}
