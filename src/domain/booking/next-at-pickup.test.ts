import { expect, test } from "vitest";
import { nextAtPickup } from "#domain/booking/next-at-pickup.ts";

const trip = (kind: string, isMet: boolean, isLater = false) => ({
  start: { kind },
  terms: { included: isMet ? ["meeting"] : [] },
  flight_later: isLater,
});

test.each([
  ["an airport with a sign", trip("airport", true), "airport", "airport"],
  ["a station with a sign", trip("station", true), "station", "station"],
  ["an airport without a sign", trip("airport", false), "suburb", "airport"],
  ["an airport without a flight yet", trip("airport", true, true), "airport", "suburb"],
  ["a door", trip("suburb", true), "suburb", "suburb"],
])("B12: a trip says by its own start how it begins: %s", (_, paid, meeting, waiting) => {
  expect(nextAtPickup(paid)).toEqual({ meeting, waiting });
});
