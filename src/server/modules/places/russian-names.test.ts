import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { presentSuggestion } from "#server/modules/places/present-place.ts";
import { searchPlaces } from "#server/modules/places/search-places.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const RUSSIAN = /^[А-ЯЁ][А-Яа-яЁё .,’()—-]*$/;
const LATIN = /\p{Script=Latin}/u;
/** Every so many rows are searched for: all of them would take longer than they tell. */
const SAMPLE = 4;

const rows = readFileSync(join(DATA, "names-ru.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id = "", en = "", ru = "", near = ""] = line.split("\t");
    return { id, en, ru, near };
  });

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
});

const listed = (term: string) => searchPlaces({ gazetteer, secret: "of the tests" }, { term, locale: "ru" }, 2);

it("F22: more than three hundred places of the table have a name in Russian letters, each once, under the name we know", () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ ru, near }) => !RUSSIAN.test(ru) || (near !== "" && !RUSSIAN.test(near)))).toEqual([]);
  const isOther = ({ id, en, ru }: (typeof rows)[number]): boolean => {
    const name = gazetteer.byId(id)?.name;
    return name?.en !== en || name.ru !== ru;
  };
  expect(rows.filter(isOther)).toEqual([]);
});

it("F22: a Russian list shows them without a Latin letter", () => {
  const shown = rows.map(({ id }) => {
    const place = gazetteer.byId(id);
    return place === undefined ? id : presentSuggestion(place, "ru").formatted_address;
  });
  expect(shown.filter((text) => LATIN.test(text))).toEqual([]);
});

it("F22: they are found by the Russian name, and it brings no Latin name first", () => {
  const asked = rows.filter((_, at) => at % SAMPLE === 0);
  const answers = asked.map((row) => ({ ...row, places: listed(row.ru) }));
  const first = answers.map(
    ({ ru, places: [place] }) => `${ru}: ${place && presentSuggestion(place, "ru").description}`,
  );
  expect(first.filter((text) => LATIN.test(text.replace(/\([A-Z]{3}\)/, "")))).toEqual([]);
  // A town may share its name with ten greater ones; an airport has its own.
  const lost = answers.filter(({ id, places }) => id.startsWith("a") && !places.some((place) => place.id === id));
  expect(lost.map(({ ru }) => ru)).toEqual([]);
});

it.each([
  ["Нью-Йорк", "Нью-Йорк, США"],
  ["Дубай", "Дубай, ОАЭ"],
  ["Гонконг", "Гонконг, Центральный и Западный округ"],
])("F22: %j is said as people say it: %j", (term, address) => {
  const [place] = listed(term);
  expect(place && presentSuggestion(place, "ru").formatted_address).toBe(address);
});
