import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { liberalOrderBody } from "#contract/orders/liberal-order.ts";
import { dropEmpty, languageAsLang } from "#contract/wire/members.ts";

describe("W6: `language` is read as `lang`", () => {
  test.each<[string, unknown, unknown]>([
    ["alone", { language: "en", a: 1 }, { lang: "en", a: 1 }],
    ["beside an empty one", { language: "en", lang: "" }, { lang: "en" }],
    ["but `lang` wins", { language: "en", lang: "ru" }, { lang: "ru" }],
    ["in every trip", { trips: [{ language: "en" }, { lang: "ru" }] }, { trips: [{ lang: "en" }, { lang: "ru" }] }],
    ["and nothing else is touched", { a: "language" }, { a: "language" }],
    ["nor what has no members", ["language"], ["language"]],
  ])("%s", (_, value, expected) => {
    expect(languageAsLang(value)).toEqual(expected);
  });
});

describe("rule 20: empty members are removed", () => {
  test.each<[string, unknown, unknown]>([
    ["null members", { a: null, b: 1 }, { b: 1 }],
    ["empty texts", { a: "", b: "x" }, { b: "x" }],
    ["in members of members", { a: { b: null, c: "", d: 0 } }, { a: { d: 0 } }],
    ["in lists", [{ a: null }, null, { b: "" }], [{}, {}]],
    ["null in a list, but not an empty text, which has its place there", ["", null, "x"], ["", "x"]],
    ["nothing of a value that says something", { a: 0, b: false, c: [], d: {} }, { a: 0, b: false, c: [], d: {} }],
    ["nothing of a text", "", ""],
    ["nothing of a number", 7, 7],
    ["nothing of null", null, null],
    ["nothing where there is nothing", undefined, undefined],
  ])("%s", (_, value, expected) => {
    expect(dropEmpty(value)).toEqual(expected);
  });

  test("a body with as many brackets as it may have bytes does not exhaust the stack", () => {
    const brackets: unknown = JSON.parse(`${"[".repeat(32_000)}${"]".repeat(32_000)}`);
    const members: unknown = JSON.parse(`${'{"a":'.repeat(10_000)}null${"}".repeat(10_000)}`);
    expect(() => liberalOrderBody({ trips: [brackets, members] })).not.toThrow();
  });

  test("every level of an order is cleaned", () => {
    const trip = {
      start_location: { time: null },
      passengers: [{ name: "" }],
      additional_locations: [{ address: "" }],
    };
    expect(dropEmpty({ trips: [trip] })).toEqual({
      trips: [{ start_location: {}, passengers: [{}], additional_locations: [{}] }],
    });
  });

  test("for any JSON: the result is JSON, the remaining members are unchanged, and cleaning again does nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const clean = dropEmpty(value);
        expect(dropEmpty(clean)).toEqual(clean);
        if (typeof clean === "object" && clean !== null) expect(JSON.stringify(clean)).not.toMatch(/:(null|"")[,}]/);
      }),
    );
  });

  test("a member named like a prototype stays a member", () => {
    const clean = dropEmpty(JSON.parse('{"__proto__":{"admin":true},"a":1}')) as object;
    expect(Object.keys(clean)).toEqual(["__proto__", "a"]);
    expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
  });
});

describe("contract 2.7: old clients' names are converted to one shape", () => {
  const tripOf = (trip: unknown): unknown => (liberalOrderBody({ trips: [trip] }) as { trips: unknown[] }).trips[0];

  test.each<[string, unknown, unknown]>([
    [
      "one extra location under its old name",
      { additional_location: [{ address: "A" }] },
      { additional_locations: [{ address: "A" }] },
    ],
    [
      "the new name wins where both are sent",
      { additional_location: [{ address: "A" }], additional_locations: [{ address: "B" }] },
      { additional_locations: [{ address: "B" }] },
    ],
    [
      "an empty new name does not hide the old one",
      { additional_location: [{ address: "A" }], additional_locations: null },
      { additional_locations: [{ address: "A" }] },
    ],
    ["a misspelt change of itinerary", { additional_change_Itinerary: 3 }, { additional_change_itinerary: 3 }],
    [
      "the right spelling wins where both are sent",
      { additional_change_Itinerary: 3, additional_change_itinerary: 1 },
      { additional_change_itinerary: 1 },
    ],
    [
      "services as bare ids",
      { additional_services: [9001, "9002"] },
      { additional_services: [{ id: 9001 }, { id: "9002" }] },
    ],
    [
      "services as members stay",
      { additional_services: [{ id: 9001 }, 9002] },
      { additional_services: [{ id: 9001 }, { id: 9002 }] },
    ],
    ["services of null are none", { additional_services: null }, {}],
    [
      "services of another shape are left to the schema",
      { additional_services: "9001" },
      { additional_services: "9001" },
    ],
    ["a missing finish of a rent", { finish_location: null, is_rent: true }, { is_rent: true }],
    ["a trip that is no object is left to the schema", "trip", "trip"],
    ["a trip that is a list is left to the schema", [1], [1]],
  ])("%s", (_, trip, expected) => {
    expect(tripOf(trip)).toEqual(expected);
  });

  test.each<[string, unknown, unknown]>([
    ["a body without trips", { lang: "ru" }, { lang: "ru" }],
    ["trips that are no list", { trips: { price_id: 1 } }, { trips: { price_id: 1 } }],
    ["a list", [1], [1]],
    ["a text", "x", "x"],
    ["nothing", undefined, undefined],
  ])("%s is left to the schema", (_, body, expected) => {
    expect(liberalOrderBody(body)).toEqual(expected);
  });

  test("members beside the trips stay", () => {
    expect(liberalOrderBody({ trips: [], currency: "RUB", lang: "" })).toEqual({ trips: [], currency: "RUB" });
  });

  test("no JSON makes it throw, and a second run changes nothing", () => {
    const names = fc.constantFrom(
      "trips",
      "additional_location",
      "additional_services",
      "additional_change_Itinerary",
      "a",
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom(null, "", 0, 1, "x", true),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(names, tie("value"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, (body) => {
        const once = liberalOrderBody(body);
        expect(liberalOrderBody(once)).toEqual(once);
      }),
    );
  });
});
