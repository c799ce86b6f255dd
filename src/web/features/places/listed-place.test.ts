import { expect, it } from "vitest";
import { isRefused, locatedPlace, mergedPlaces } from "./listed-place.ts";
import { placeEnd } from "./place-end.ts";
import { listedPlaces, type SentSuggestion } from "./sent-suggestion.ts";

const SENT: SentSuggestion = {
  description: "Шереметьево (SVO), Москва",
  formatted_address: "Шереметьево, Москва",
  structured_formatting: {
    main_text: "Шереметьево",
    secondary_text: "Москва",
    formatted_address: "Шереметьево, Москва",
  },
  types: ["airport"],
  country: "Россия",
  country_code: "RU",
  iata: "SVO",
  icao: "UUEE",
  geometry: { location: { lat: 55.97, lng: 37.41 } },
  exactAddress: true,
  timezone: "Europe/Moscow",
};

it("OPN-012, PLC-18: `id` and `place_id` both give the id, and one with neither is dropped", () => {
  const listed = listedPlaces([{ ...SENT, id: 1 }, { ...SENT, place_id: 1 }, SENT], "шер");
  expect(listed.map(({ place_id }) => place_id)).toEqual(["1", "1"]);
  expect(listed[0]).toMatchObject({ types: ["airport"], exactAddress: true, inputKey: "шер", isExact: false });
});

it("OPN-006: airports and stations come first, then places in general, and one that both have found stands once", () => {
  const list = (...ids: readonly string[]) =>
    listedPlaces(
      ids.map((place_id) => ({ ...SENT, place_id })),
      "шер",
    );
  expect(mergedPlaces(list("a1", "a2"), list("g1", "a2", "g2")).map(({ place_id }) => place_id)).toEqual([
    "a1",
    "a2",
    "g1",
    "g2",
  ]);
});

it("F4: a name or code typed in full is exact, and the server's word counts more", () => {
  const exact = (typed: string, exact_match?: boolean) =>
    listedPlaces([{ ...SENT, place_id: "a1", ...(exact_match !== undefined && { exact_match }) }], typed)[0]?.isExact;
  expect(exact("svo")).toBe(true);
  expect(exact("uuee")).toBe(true);
  expect(exact("Шереметьево, Москва")).toBe(true);
  expect(exact("Шереметьев")).toBe(false);
  expect(exact("Sheremetyevo", true)).toBe(true);
  expect(exact("Шереметьево", false)).toBe(false);
});

it("PLC-08, PLC-09, PLC-20, PLC-29: an end holds list, selectItem, value, location and country, empty at first and full after a choice", () => {
  expect(placeEnd(undefined)).toEqual({ list: [], selectItem: undefined, value: "", location: "", country: "" });
  const [listed] = listedPlaces([{ ...SENT, place_id: "a1" }], "шер");
  if (listed === undefined) throw new Error("nothing was read");
  expect(placeEnd(undefined, "шер", [listed])).toMatchObject({ list: [listed], value: "шер" });
  const place = locatedPlace(listed);
  expect(placeEnd(place)).toEqual({
    list: [],
    selectItem: { value: "a1", text: "Шереметьево", exactAddress: true, item: place },
    value: "Шереметьево",
    location: "55.97,37.41",
    country: "Россия",
  });
  expect(place).toMatchObject({ iata: "SVO", icao: "UUEE" });
});

it("F7: a suggestion without coordinates is listed, and has to be looked up", () => {
  const { geometry: _geometry, ...bare } = SENT;
  expect(listedPlaces([{ ...bare, place_id: "a1" }], "шер").map(locatedPlace)).toEqual([undefined]);
});

it("OPN-010: a place under sanctions is refused by its word or its number", () => {
  expect(["sanctions", "11", "airport"].map((type) => isRefused({ types: [type] }))).toEqual([true, true, false]);
});
