import { expect, test } from "vitest";
import { freeCancelling } from "#domain/prices/free-cancelling.ts";

test("PRC-13: what a list says of free cancelling holds for every car: the strictest of a group counts, and a paid one leaves it unsaid", () => {
  const saloons = [
    { classId: 2, free: 360 },
    { classId: 3, free: 1440 },
  ];
  expect(freeCancelling(saloons)).toEqual({ value: 1440, exceptions: [] });
  expect(freeCancelling([...saloons, { classId: 17, free: 4320 }])).toEqual({
    value: 1440,
    exceptions: [{ group: "buses", value: 4320 }],
  });
  expect(freeCancelling([...saloons, { classId: 17, free: null }])).toBeUndefined();
  expect(freeCancelling([])).toBeUndefined();
});
