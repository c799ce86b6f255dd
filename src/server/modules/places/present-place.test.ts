import { beforeAll, expect, it } from "vitest";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { presentFound, presentSuggestion } from "#server/modules/places/present-place.ts";
import { testGazetteer } from "../../../../tests/support/test-app.ts";

let gazetteer: Gazetteer;

beforeAll(async () => {
  gazetteer = await testGazetteer();
});

/** Names of the rows that a text names exactly. */
function exact(term: string): string[] {
  const places = gazetteer.find({ term, locale: "ru", limit: 10 });
  return presentFound(places, term, "ru")
    .filter(({ exact_match }) => exact_match)
    .map(({ structured_formatting }) => structured_formatting.main_text);
}

it("F4: a place is exact by its name in either language, by its codes, and by its name with its surroundings", () => {
  for (const term of ["Москва", "moscow", "Москва, Россия"]) expect(exact(term)[0]).toBe("Москва");
  for (const term of ["svo", "UUEE", "Sheremetyevo"]) expect(exact(term)[0]).toBe("Шереметьево");
});

it("F4: the beginning of a great name is not taken for a village that is called so", () => {
  expect(exact("шер")).toEqual([]);
});

it("F22: a region that is called as its country, also by the country's official name, is not said beside it", () => {
  const [istanbul] = gazetteer.find({ term: "istanbul", locale: "en", limit: 1 });
  if (istanbul === undefined) throw new Error("no Istanbul");
  expect(presentSuggestion(istanbul, "en").structured_formatting.secondary_text).toBe("Turkey");
});
