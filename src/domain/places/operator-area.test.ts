import { expect, test } from "vitest";
import { readOperatorArea } from "#domain/places/operator-area.ts";

const NAMED = { key: "a1", name_en: "Square" };
const square = (west: number, south: number, side = 1): number[][] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

const problemsOf = (coordinates: unknown, type: "Polygon" | "MultiPolygon" = "Polygon"): string[] => {
  const verdict = readOperatorArea(NAMED, { type, coordinates });
  if (verdict.area !== undefined) return [];
  return verdict.problems.map((what) => ("polygon" in what ? `${what.polygon} ${what.problem}` : what.problem));
};

test("R-26: a valid polygon becomes rings of flat numbers without the repeated corner", () => {
  const verdict = readOperatorArea(NAMED, { type: "Polygon", coordinates: [square(0, 0), square(0.2, 0.2, 0.5)] });
  expect(verdict.area).toEqual({
    key: "a1",
    name: { en: "Square", ru: "Square" },
    country: "",
    polygons: [
      [
        [0, 0, 1, 0, 1, 1, 0, 1],
        [0.2, 0.2, 0.7, 0.2, 0.7, 0.7, 0.2, 0.7],
      ],
    ],
  });
});

test("a ring that does not repeat its first corner is the same ring", () => {
  const open = readOperatorArea(NAMED, { type: "Polygon", coordinates: [square(0, 0).slice(0, -1)] });
  expect(open).toEqual(readOperatorArea(NAMED, { type: "Polygon", coordinates: [square(0, 0)] }));
});

const bow = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 0],
];

test.each<[string, unknown, "Polygon" | "MultiPolygon", string[]]>([
  ["no coordinates", undefined, "Polygon", ["1 no-coordinates"]],
  ["a text for coordinates", "0,0", "MultiPolygon", ["1 empty"]],
  ["no polygon", [], "MultiPolygon", ["1 empty"]],
  ["a polygon of no ring", [], "Polygon", ["1 empty"]],
  [
    "two corners",
    [
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
    "Polygon",
    ["1 too-few-points"],
  ],
  ["a bow tie", [bow], "Polygon", ["1 self-crossing"]],
  ["a bow tie as second part", [[square(5, 5)], [bow]], "MultiPolygon", ["2 self-crossing"]],
  ["a hole outside", [square(0, 0), square(5, 5)], "Polygon", ["1 hole-outside"]],
  [
    "a corner off the globe",
    [
      [
        [0, 0],
        [200, 0],
        [0, 95],
      ],
    ],
    "Polygon",
    ["1 off-globe", "1 crosses-date-line"],
  ],
  [
    "the date line",
    [
      [
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
      ],
    ],
    "Polygon",
    ["1 crosses-date-line"],
  ],
  [
    "words for numbers",
    [
      [
        ["0", "0"],
        [1, 0],
        [1, 1],
      ],
    ],
    "Polygon",
    ["1 no-coordinates"],
  ],
  [
    "more corners than an area needs",
    [Array.from({ length: 20_001 }, (_, at) => [Math.cos(at / 3200), Math.sin(at / 3200)])],
    "Polygon",
    ["1 too-many-corners"],
  ],
])("R-26: %s is refused", (_, coordinates, type, problems) => {
  expect(problemsOf(coordinates, type)).toEqual(problems);
});

test("an area without a name is refused because of its name", () => {
  const verdict = readOperatorArea({}, { type: "Polygon", coordinates: [square(0, 0)] });
  expect(verdict.area === undefined && verdict.problems).toMatchObject([
    { column: "key", problem: "missing" },
    { column: "name_en", problem: "missing" },
  ]);
});
