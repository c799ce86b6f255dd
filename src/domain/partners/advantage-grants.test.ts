import { expect, test } from "vitest";
import { advantageGrants, type Sold, type SoldTariff } from "#domain/partners/advantage-grants.ts";
import { ADVANTAGE_GROUPS } from "#domain/partners/advantage-groups.ts";

const GENEROUS: SoldTariff = {
  airportWaiting: 60,
  delayTolerance: 240,
  isFreeToCancel: true,
  isFixed: true,
  hasStops: true,
  hasRent: true,
  hasMeeting: true,
  helpsWithLuggage: true,
  hasTolls: true,
  hasChildSeats: true,
  takesLargeLuggage: true,
};
const SOLD: Sold = {
  tariffs: [GENEROUS],
  hasCertificates: true,
  hasMiles: true,
  hasLoyalty: true,
  hasDiscounts: true,
  currencies: 12,
  classes: 16,
  largestCar: 30,
  sendsTexts: true,
  hasRating: true,
};

test("USP-49: the five groups hold each entry that is offered once", () => {
  const offered = Object.values(ADVANTAGE_GROUPS).flat();
  expect(offered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
});

test("who grants everything keeps every promise that tariffs can show, and claims no figure of ours", () => {
  const grants = advantageGrants(SOLD);
  const others = [...grants].filter(([, grant]) => grant !== "all");
  expect(others).toEqual([
    [11, "unknown"],
    [12, "unknown"],
    [20, "closed"],
    [23, "unknown"],
    [25, "unknown"],
    [34, "unknown"],
    [35, "unknown"],
  ]);
});

test("a promise that some tariffs break is said to be kept by some, and one that all break by none", () => {
  const strict = { ...GENEROUS, airportWaiting: 45 };
  expect(advantageGrants({ ...SOLD, tariffs: [GENEROUS, strict] }).get(7)).toBe("some");
  expect(advantageGrants({ ...SOLD, tariffs: [strict] }).get(7)).toBe("none");
  expect(advantageGrants({ ...SOLD, tariffs: [] }).get(7)).toBe("none");
});

test("what is not sold at all is granted by none, and a rating that nobody has set is closed", () => {
  const grants = advantageGrants({
    ...SOLD,
    hasCertificates: false,
    sendsTexts: false,
    largestCar: 4,
    hasRating: false,
  });
  expect([31, 28, 33, 24, 22].map((id) => grants.get(id))).toEqual(["none", "none", "none", "none", "closed"]);
});
