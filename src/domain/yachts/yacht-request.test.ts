import { describe, expect, test } from "vitest";
import { drawYachtCards, YACHT_CARDS_SHOWN, YACHT_EXAMPLES, yachtCardsIn } from "#domain/yachts/yacht-cards.ts";
import { YACHT_COUNTRIES, writtenYachtCity, yachtCountriesIn } from "#domain/yachts/yacht-places.ts";
import { changeYachtRequest, EMPTY_YACHT_REQUEST, yachtMoment } from "#domain/yachts/yacht-request.ts";

describe("a request for a yacht", () => {
  test("YAC-22: never has fewer than no hours and no guests", () => {
    const changed = changeYachtRequest(EMPTY_YACHT_REQUEST, { rentHours: -3, passengersAmount: -1 });
    expect([changed.rentHours, changed.passengersAmount]).toEqual([0, 0]);
  });

  test.each([
    ["2026-12-05", "10:30", "2026-12-05 10:30"],
    ["2026-12-05", "", ""],
    ["", "10:30", ""],
    ["2026-02-30", "10:30", ""],
    ["2026-12-05", "24:30", ""],
  ])("YAC-20: on %s at %s has the time %j", (day, clock, moment) => {
    expect(yachtMoment(day, clock)).toBe(moment);
  });
});

describe("places of yachts", () => {
  test("YAC-05, OPN-103: are four countries, each with its cities", () => {
    expect(YACHT_COUNTRIES.map(({ country, cities }) => [country, cities.length])).toEqual([
      ["turkey", 6],
      ["emirates", 2],
      ["russia", 3],
      ["montenegro", 4],
    ]);
  });

  test("YAC-04: have Russia among them in Russian alone, on the cards as well", () => {
    const has = (locale: "ru" | "en") => [
      yachtCountriesIn(locale).some(({ country }) => country === "russia"),
      yachtCardsIn(YACHT_EXAMPLES, locale).some(({ city }) => city === "sochi"),
    ];
    expect([has("ru"), has("en")]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each([
    ["Bodrum, Turkey", "bodrum"],
    [" bodrum ", "bodrum"],
    ["Old Bodrum", undefined],
    ["", undefined],
  ])("%j is the city %s", (place, city) => {
    expect(writtenYachtCity(place, (key) => [key])).toBe(city);
  });
});

test("YAC-09, OPN-105: six different cards are drawn, and by another chance others", () => {
  const cards = yachtCardsIn([...YACHT_EXAMPLES, ...YACHT_EXAMPLES], "ru");
  expect(cards).toHaveLength(12);
  const [first, last] = [0, 0.99].map((chance) => drawYachtCards(cards, () => chance));
  expect(new Set(first)).toHaveProperty("size", YACHT_CARDS_SHOWN);
  expect(first).not.toEqual(last);
  expect(drawYachtCards(cards.slice(0, 2), () => 0)).toHaveLength(2);
});
