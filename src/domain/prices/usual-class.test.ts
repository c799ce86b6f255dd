import fc from "fast-check";
import { expect, test } from "vitest";
import { USUAL_FROM_ORDERS, usualClass } from "#domain/prices/usual-class.ts";

const ORDERS = fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 17 }), fc.integer({ min: 1, max: 60 })), {
  selector: ([classId]) => classId,
});

test("F17: a class is usual from the fiftieth order of its way on, if it alone is ordered most", () => {
  expect(usualClass(new Map([[4, 49]]))).toBeUndefined();
  expect(usualClass(new Map([[4, 50]]))).toBe(4);
  expect(
    usualClass(
      new Map([
        [2, 20],
        [4, 30],
      ]),
    ),
  ).toBe(4);
  expect(
    usualClass(
      new Map([
        [2, 30],
        [4, 30],
      ]),
    ),
  ).toBeUndefined();
  expect(usualClass(new Map())).toBeUndefined();
});

test("the usual class has more orders than any other, in whatever order they are counted", () => {
  fc.assert(
    fc.property(ORDERS, (counts) => {
      const usual = usualClass(new Map(counts));
      const all = counts.reduce((sum, [, count]) => sum + count, 0);
      const most = Math.max(0, ...counts.map(([, count]) => count));
      const leaders = counts.filter(([, count]) => count === most);
      const expected = all >= USUAL_FROM_ORDERS && leaders.length === 1 ? leaders[0]?.[0] : undefined;
      expect(usual).toBe(expected);
      expect(usualClass(new Map(counts.toReversed()))).toBe(usual);
    }),
  );
});
