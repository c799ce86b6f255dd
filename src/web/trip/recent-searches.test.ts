import { expect, it } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import { recentSearches, rememberSearch, withRecentSearch, type RecentSearch } from "./recent-searches.ts";

const place = (place_id: string): Suggestion => ({
  place_id,
  description: place_id,
  formatted_address: place_id,
  structured_formatting: { main_text: place_id, secondary_text: "", formatted_address: place_id },
  types: ["airport"],
  country: "Россия",
  country_code: "RU",
  iata: null,
  icao: null,
  geometry: { location: { lat: 1, lng: 2 } },
  exactAddress: true,
  timezone: "Europe/Moscow",
});
const search = (from?: string, to?: string): RecentSearch => ({
  lang: "ru",
  ...(from !== undefined && { from: place(from) }),
  ...(to !== undefined && { to: place(to) }),
});
const names = (list: readonly RecentSearch[]) =>
  list.map(({ from, to }) => [from?.place_id, to?.place_id].filter(Boolean).join(" "));

it("the newest search is first, at most three are kept, and none stands there twice", () => {
  const list = ["a", "b", "c", "d", "b"].reduce(
    (all, id) => withRecentSearch(all, search(id)),
    [] as readonly RecentSearch[],
  );
  expect(names(list)).toEqual(["b", "d", "c"]);
});

it("a route takes the place of its ends", () => {
  const list = [search("a"), search("b"), search("a", "b")].reduce(withRecentSearch, [] as readonly RecentSearch[]);
  expect(names(list)).toEqual(["a b"]);
  expect(withRecentSearch(list, search())).toBe(list);
});

it("what is stored and not ours is left out", () => {
  for (const foreign of [
    undefined,
    null,
    5,
    "x",
    {},
    [null],
    [{}],
    [{ lang: "ru" }],
    [{ lang: "ru", from: { place_id: 1 } }],
  ])
    expect(recentSearches(foreign)).toEqual([]);
  expect(names(recentSearches(JSON.parse(JSON.stringify([search("a", "b"), {}, search("c")]))))).toEqual(["a b", "c"]);
});

it("without storage a search is remembered while the page lives, and nothing fails", () => {
  expect(() => rememberSearch(search("a"))).not.toThrow();
});
