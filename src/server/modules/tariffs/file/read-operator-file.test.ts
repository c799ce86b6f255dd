import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/locale.ts";
import {
  OPERATOR_FILE_MAX_BYTES,
  readOperatorBytes,
  readOperatorFile,
  type OperatorFile,
} from "#server/modules/tariffs/file/read-operator-file.ts";
import { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";
import { OPERATOR_FILE, TEST_GROUND } from "../../../../../tests/support/operator-file.ts";

const read = (text: string) => readOperatorFile(text, TEST_GROUND);
const said = ({ problems }: OperatorFile) => sayNotes(problems, "en");
/** The file with one text in place of another, which must be there once. */
function changed(from: string, to: string): string {
  expect(OPERATOR_FILE.split(from)).toHaveLength(2);
  return OPERATOR_FILE.replace(from, () => to);
}
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

describe("a file that is right", () => {
  const { book, problems, warnings } = read(OPERATOR_FILE);

  it("becomes a book without a word", () => {
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    expect(book?.title).toBe("Test operator");
  });

  it("F17: a class may be marked as the usual choice, and only one", () => {
    const marked = changed(
      "photo: sedan-2.png, capacity: 3, luggage: 2 }",
      "photo: sedan-2.png, capacity: 3, luggage: 2, usual: true }",
    );
    expect(read(marked).book?.classes.map((carClass) => carClass.usual)).toEqual([true, undefined]);
    const twice = marked.replace("capacity: 3, luggage: 3 }", "capacity: 3, luggage: 3, usual: true }");
    expect(said(read(twice))).toEqual([
      expect.stringContaining(
        `only one class can be the usual choice, and line ${lineOf(twice, "usual: true")} has one already`,
      ),
    ]);
  });

  it("a provider says whether a person confirms, and within how many hours", () => {
    const says = (text: string) => read(changed("    rating: 4.8\n", `    rating: 4.8\n${text}`));
    const hours = (text: string) => says(text).book?.providers[0]?.confirmHours;
    expect([hours(""), hours("    confirms: at-once\n")]).toEqual([undefined, undefined]);
    expect(hours("    confirms: by-person\n")).toBe(4);
    expect(hours("    confirms: by-person\n    confirm-hours: 12\n")).toBe(12);
    expect(said(says("    confirm-hours: 12\n"))).toEqual([expect.stringContaining("only beside confirms: by-person")]);
    expect(said(says("    confirms: by-person\n    confirm-hours: 73\n"))).toEqual([
      expect.stringContaining("must be from 1 to 72"),
    ]);
    expect(said(says("    confirms: by-persn\n    confirm-hours: 12\n"))).toEqual([
      expect.stringContaining("Did you mean by-person?"),
    ]);
  });

  it("sums and percents are integers, and a class overrides what its entry says for all", () => {
    expect(book?.tariffs[0]).toMatchObject({
      id: 101,
      base: 60_000,
      perMinute: 500,
      leadMinutes: 90,
      roundTripDiscount: 500,
    });
    expect(book?.tariffs[0]).toMatchObject({
      zone: "country:RU",
      startFee: { airport: 20_000, station: 10_050 },
      lodging: { fromKm: 400, amount: 300_000 },
      fastRide: { withinMinutes: 30, surcharge: 750 },
      rent: {
        perHour: 150_000,
        minimumHours: 3,
        deliveryFee: 50_000,
        kmPerHour: 25,
        extraKm: 3000,
        extraQuarter: 37_500,
      },
      bands: [
        { upToKm: 20, perKm: 2800 },
        { upToKm: null, perKm: 2200 },
      ],
    });
    expect(book?.tariffs[1]).toMatchObject({ id: 102, base: 70_005, leadMinutes: 120, rent: null, currency: "RUB" });
    expect(book?.rates["EUR-RUB"]).toBe(96_010_000);
    expect(book?.miles).toEqual({ RUB: 20_000, EUR: 2_000_000 });
  });

  it("a cancellation ladder comes in the order of the clock however it is written", () => {
    expect(book?.tariffs[0]?.terms.cancellation.map(({ minutesBefore }) => minutesBefore)).toEqual([360, 60]);
  });

  it("a fare of both ways is two, and each keeps the line it stands in", () => {
    const line = lineOf(OPERATOR_FILE, "- { from: SVO");
    expect(book?.fares.map(({ from, to, carClassId, amount }) => [from, to, carClassId, amount])).toEqual([
      ["place:a26396", "area:moscow", 2, 190_000],
      ["area:moscow", "place:a26396", 2, 190_000],
      ["place:a26396", "area:moscow", 3, 230_000],
      ["area:moscow", "place:a26396", 3, 230_000],
      ["place:a26396", "area:sochi-coast", 2, 900_050],
    ]);
    expect(book?.fares[1]?.line).toBe(line);
  });

  it("rules, blackouts, partners and certificates say what the file says", () => {
    expect(book?.rules.map(({ effect, time, either, carClassIds }) => ({ effect, time, either, carClassIds }))).toEqual(
      [
        {
          effect: { percent: 1000 },
          time: { hours: { from: "23:00", to: "06:00" }, weekdays: [], dates: [] },
          either: [],
          carClassIds: [],
        },
        {
          effect: { percent: 2500 },
          time: { hours: null, weekdays: [6, 7], dates: [{ from: "12-31", to: "01-02" }] },
          either: [],
          carClassIds: [],
        },
        { effect: { amount: -10_000 }, time: null, either: ["place:a26396"], carClassIds: [2] },
      ],
    );
    expect(book?.blackouts[0]).toMatchObject({ zone: "anywhere", dates: [{ from: "2026-12-31", to: "2026-12-31" }] });
    expect(book?.partners[0]).toMatchObject({ userId: 1863, percent: -1000, loyaltyMicro: 50_000 });
    expect(book?.certificates[1]).toMatchObject({ code: "GIFT500", effect: { amount: 50_000, currency: "RUB" } });
    expect(book?.certificates[1]).toMatchObject({ uses: 3, usesPerEmail: 1 });
  });
});

describe("every error is told with its line", () => {
  const cases: [name: string, from: string, to: string, told: string][] = [
    [
      "a last band with an end",
      "{ per-km: 22 }]",
      "{ up-to: 60, per-km: 22 }]",
      "tariffs: bands: the last band must have no up-to",
    ],
    [
      "more uses with one e-mail than in all",
      "uses: 3, uses-per-email: 1",
      "uses: 3, uses-per-email: 4",
      "certificates: uses-per-email: a code cannot be used more often with one e-mail than in all (3 times). Set uses to more, or to any",
    ],
    [
      "more uses with one e-mail of a sum that holds once",
      "uses: 3, uses-per-email: 1",
      "uses-per-email: 2",
      "certificates: uses-per-email: a code cannot be used more often with one e-mail than in all (1 time). Set uses to more, or to any",
    ],
    ["no use at all", "uses: 3, uses-per-email: 1", "uses: 0", 'certificates: uses: "0" must be from 1 to 1000000'],
    [
      "a name with a slip",
      "per-minute: 5",
      "per-minutes: 5",
      "tariffs: per-minutes is not a name we know here. Did you mean per-minute?",
    ],
    [
      "a sum with a comma",
      "base: 600,",
      'base: "600,50",',
      'classes: base: "600,50" is not a sum. Write it like 1900 or 19.50',
    ],
    [
      "three decimals",
      "base: 600,",
      "base: 600.005,",
      'classes: base: "600.005" is not a sum. Write it like 1900 or 19.50',
    ],
    ["a sum as a power", "base: 600,", "base: 6e2,", 'classes: base: "6e2" is not a sum. Write it like 1900 or 19.50'],
    [
      "a percent without its sign",
      "round-trip-discount: 5%",
      "round-trip-discount: 5",
      'tariffs: round-trip-discount: "5" is not a percentage. Write it like 10% or 7.5%',
    ],
    [
      "ground nobody knows",
      "from: SVO,",
      "from: moscow,",
      '"moscow" is not a place we know. Write a code like SVO, an id like a26396, "area moscow", "country RU" or "anywhere". Did you mean "area moscow"?',
    ],
    [
      "an area nobody drew",
      "to: area moscow,",
      "to: area moskow,",
      'fares: to: "area moskow" is not an area in this file. Did you mean "area moscow"?',
    ],
    [
      "a country nobody knows",
      "from: country RU",
      "from: country XX",
      'tariffs: from: "country XX" is not a country code of two letters',
    ],
    [
      "terms nobody wrote",
      "terms: russia",
      "terms: rusia",
      'tariffs: terms: this file has no terms called "rusia". Did you mean russia?',
    ],
    ["a class nobody has", "{ class: 3,", "{ class: 4,", 'classes: class: "4" is not a car class in this file'],
    ["an id that is there twice", "id: 102,", "id: 101,", "classes: id: 101 is already used in line"],
    [
      "a day that does not exist",
      "dates: [2026-12-31]",
      "dates: [2026-02-30]",
      'blackouts: dates: "2026-02-30" is not a date',
    ],
    [
      "hours that are none",
      '"23:00-06:00"',
      '"23:00-6:00"',
      'rules: hours: "23:00-6:00" is not a range of hours. Write it like 23:00-06:00',
    ],
    [
      "a validity turned round",
      "{ from: 2026-01-01, to: 2026-12-31 }",
      "{ from: 2027-01-01, to: 2026-12-31 }",
      "valid: ends before it begins",
    ],
    ["an unknown word", "body: sedan, models: [Kia", "body: sedam, models: [Kia", "Did you mean sedan?"],
    [
      "no currency of ours",
      "currency: RUB\n    rating",
      "currency: RUR\n    rating",
      'providers: currency: "RUR" is not a currency we price in',
    ],
    [
      "an area that was never imported",
      "key: sochi-coast",
      "key: sochi",
      "no area sochi has been imported. Import it first with npm run import:places",
    ],
    ["a discount that adds", "add: -100,", "add: 100,", "rules: add: a discount must be below 0, like -5%"],
    [
      "a ladder turned round",
      "minutes-before: 60, fee-percent: 50",
      "minutes-before: 600, fee-percent: 50",
      "cancellation: cancelling 360 minutes before costs less than 600 minutes before",
    ],
    [
      "a fast ride that is none",
      "within: 30,",
      "within: 90,",
      "fast-ride: within: must be less than the lead of 90 minutes",
    ],
    ["a line set in wrongly", "        lead: 90", "       lead: 90", "is not indented like"],
    ["a name given twice", "        lead: 90", "        lead: 90\n        lead: 95", "lead is already used in line"],
    ["a pointer to another part", "flexible: false", "flexible: *flexible", ""],
  ];

  it.each(cases)("%s", (_name, from, to, told) => {
    const text = changed(from, to);
    const { book, problems } = read(text);
    expect(book).toBeUndefined();
    expect(sayNotes(problems, "en").join("\n")).toContain(told);
    const line = lineOf(OPERATOR_FILE, from);
    expect(problems.some((problem) => Math.abs(problem.line - line) <= 1)).toBe(true);
  });

  it("of two entries that overlap both lines are told", () => {
    const fare = "      - { from: SVO, to: area moscow, both-ways: true, prices: { 2: 1900, 3: 2300 } }\n";
    const text = changed(fare, `${fare}      - { from: area moscow, to: a26396, prices: { 2: 1800 } }\n`);
    const line = lineOf(text, "- { from: SVO");
    expect(sayNotes(read(text).problems, "en")).toEqual([
      `line ${line + 1}: with line ${line}: two fares of provider 1 for class 2 from area moscow to SVO apply at the same time. Separate them by valid`,
    ]);
  });

  it("entries that overlap are told beside other errors, once for a pair, and not those that cannot be read", () => {
    const fare = "      - { from: SVO, to: area moscow, both-ways: true, prices: { 2: 1900, 3: 2300 } }\n";
    const text = changed("add: -100,", "add: 100,").replace(
      fare,
      () => `${fare}      - { from: SVO, to: area moscow, both-ways: true, prices: { 2: 1, 3: 2 } }
      - { from: XXX, to: area moscow, prices: { 2: 1 } }
      - { from: XXX, to: area moscow, prices: { 2: 2 } }
`,
    );
    const line = lineOf(text, "- { from: SVO");
    const told = sayNotes(read(text).problems, "en").map((note) => note.slice(0, 60));
    expect(told).toHaveLength(4);
    expect(told[0]).toBe(`line ${line + 1}: with line ${line}: two fares of provider 1 for classes 2, 3`.slice(0, 60));
    expect(told[1]).toContain(`line ${line + 2}: fares: from: "XXX" is not a place we know`);
    expect(told[3]).toContain("rules: add: a discount must be below 0");
  });

  it("two rules of one kind that add up are a warning with both lines, two that ask the same an error", () => {
    const rule =
      '      - { kind: night, title-en: Night ride, title-ru: Ночь, hours: "23:00-06:00", add: 10%, priority: 20, group: calendar }\n';
    const with2 = (other: string) => read(changed(rule, `${rule}${other}\n`));
    const line = lineOf(OPERATOR_FILE, "- { kind: night");
    const late = with2('      - { kind: night, title-en: Late, title-ru: Поздно, hours: "00:00-04:00", add: 30% }');
    expect(late.problems).toEqual([]);
    expect(sayNotes(late.warnings, "en")).toEqual([
      `line ${line + 1}: with line ${line}: two night rules of provider 1 can fit the same ride, which then pays both. Give them one group if only the first by priority should count, or each its own group if both are meant`,
    ]);
    const twice = with2('      - { kind: night, title-en: Late, title-ru: Поздно, hours: "23:00-06:00", add: 30% }');
    expect(sayNotes(twice.problems, "en").join()).toContain(
      `line ${line + 1}: with line ${line}: two night rules of provider 1 have the same conditions`,
    );
  });

  it("fares to an area that was imported and to a circle over the same ground are told", () => {
    const square = { centre: { lat: 55.7522, lng: 37.6156 }, radiusKm: 17.5 };
    const fare = "      - { from: SVO, to: area moscow, both-ways: true, prices: { 2: 1900, 3: 2300 } }\n";
    const text = changed(fare, `${fare}      - { from: SVO, to: area sochi-coast, prices: { 2: 1 } }\n`);
    const extent = (zone: string) => (zone === "area:sochi-coast" ? square : undefined);
    expect(sayNotes(readOperatorFile(text, { ...TEST_GROUND, extent }).problems, "en")[0]).toContain(
      "from SVO to area moscow apply at the same time (area moscow and area sochi-coast are the same ground)",
    );
  });

  it("a fault in what many classes share is told once", () => {
    expect(read(changed("max-km: 600", "max-km: far")).problems).toHaveLength(1);
  });

  it("what cannot be read at all is told as that", () => {
    expect(said(read(" \n"))).toEqual(["the file is empty"]);
    expect(said(read("just words"))[0]).toBe("line 1: names with values are expected here");
    expect(read("[".repeat(20_000)).problems.length).toBeGreaterThan(0);
    expect(said(readOperatorBytes(Buffer.alloc(OPERATOR_FILE_MAX_BYTES + 1, 32), TEST_GROUND))).toEqual([
      "the file is larger than 10 MB",
    ]);
    expect(said(readOperatorBytes(Buffer.from([0xff, 0xfe, 0x41]), TEST_GROUND))[0]).toContain("UTF-8");
    expect(readOperatorBytes(Buffer.from(`\uFEFF${OPERATOR_FILE}`), TEST_GROUND).problems).toEqual([]);
  });
});

describe("ids", () => {
  it("fares and rules keep their ids when others come before them and when they change their sums", () => {
    const rule = "      - { kind: night,";
    const text = changed(rule, `      - { kind: toll, title-en: Road, title-ru: Дорога, add: 250 }\n${rule}`).replace(
      "2: 1900",
      "2: 2000",
    );
    const [before, after] = [read(OPERATOR_FILE).book, read(text).book];
    expect(after?.fares.map(({ id }) => id)).toEqual(before?.fares.map(({ id }) => id));
    expect(after?.rules.slice(1).map(({ id }) => id)).toEqual(before?.rules.map(({ id }) => id));
    expect(new Set(after?.fares.map(({ id }) => id)).size).toBe(5);
  });
});

describe("no text makes the reader throw", () => {
  const isSound = (text: string): void => {
    const { book, problems } = read(text);
    expect(book === undefined).toBe(problems.length > 0);
    for (const { line } of problems) {
      expect(Number.isInteger(line) && line >= 0 && line <= text.split("\n").length).toBe(true);
    }
    for (const locale of LOCALES) {
      for (const told of sayNotes(problems, locale)) expect(told).not.toMatch(/undefined|\[object|NaN|tariffs\./);
    }
  };

  it("whatever it is", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), isSound), { numRuns: 300 });
  });

  it("a good file with a part cut out, doubled or replaced", () => {
    const part = fc.record({
      at: fc.nat(OPERATOR_FILE.length),
      length: fc.nat(40),
      instead: fc.oneof(
        fc.constantFrom(
          "",
          "[",
          "]",
          "{",
          "}",
          ":",
          "- ",
          "\n",
          "\t",
          "*a",
          "&a ",
          "!!int ",
          "? ",
          "'",
          '"',
          "-1",
          "1e9",
          "0x10",
          "null",
          "~",
          "__proto__: 1",
        ),
        fc.string({ maxLength: 10 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        let text = OPERATOR_FILE;
        for (const { at, length, instead } of parts) text = text.slice(0, at) + instead + text.slice(at + length);
        isSound(text);
      }),
      { numRuns: 400 },
    );
  });
});
