import { expect, test } from "vitest";
import {
  extraCounts,
  isExtra,
  isOnce,
  judgeServices,
  piecesAllowed,
  SERVICE_CATEGORY,
  SERVICES_MOST,
  type ExtraService,
} from "#domain/booking/extra-services.ts";

const service = (id: number, category: string, more: Partial<ExtraService> = {}): ExtraService => ({
  id,
  category,
  isSeat: category === SERVICE_CATEGORY.childSeat,
  isIncluded: false,
  most: null,
  ...more,
});

const SEAT = service(1, "baby_seat");
const SIGN = service(2, "table");
const TOLL = service(3, "toll");
const NIGHT = service(4, "lodging");
const PET = service(5, "pet", { most: 2 });
const WATER = service(6, "water");
const COMES = service(7, "water", { isIncluded: true });
const ALL = [SEAT, SIGN, TOLL, NIGHT, PET, WATER, COMES];

test("BKF-29, contract 4.7: seat, toll road, sign and lodging are the categories with a meaning", () => {
  expect(SERVICE_CATEGORY).toEqual({ childSeat: "baby_seat", sign: "table", tollRoad: "toll", lodging: "lodging" });
});

test.each([
  ["a child seat stands with the children", SEAT, false, false],
  ["a sign is wanted or not", SIGN, true, true],
  ["a toll road is wanted or not", TOLL, true, true],
  ["a night of the driver is wanted or not", NIGHT, true, true],
  ["a service of the operator's own kind is sold by the piece", WATER, true, false],
  ["one that the operator sells once is wanted or not", service(8, "pet", { most: 1 }), true, true],
  ["what comes anyway is not asked", COMES, false, false],
])("BKF-29: %s", (_, one, asked, once) => {
  expect(isExtra(one)).toBe(asked);
  expect(isOnce(one)).toBe(once);
});

test.each([
  ["the operator's limit", PET, {}, 0, 2],
  ["a yes or no", TOLL, {}, 0, 1],
  ["the limit of a trip", WATER, {}, 0, SERVICES_MOST],
  ["other pieces and seats count", WATER, { 5: 2, 6: 9 }, 3, SERVICES_MOST - 5],
  ["nothing is left", PET, { 6: SERVICES_MOST }, 0, 0],
] as const)("BKF-29: how many pieces may be had: %s", (_, one, counts, seats, most) => {
  expect(piecesAllowed(one, counts, seats)).toBe(most);
});

test("BKF-29: of what was chosen, another car sells only what it has, and no more than it allows", () => {
  expect(extraCounts(ALL, { 1: 1, 3: 4, 5: 9, 6: 2, 7: 1, 99: 1 }, 0)).toEqual({ 3: 1, 5: 2, 6: 2 });
  expect(extraCounts(ALL, {}, 0)).toEqual({});
  expect(extraCounts([PET, WATER], { 5: 2, 6: 99 }, 4)).toEqual({ 5: 2, 6: SERVICES_MOST - 6 });
});

test.each([
  ["nothing ordered", [], undefined],
  ["two of a kind", [5, 5], undefined],
  ["two signs, as clients of old may send", [2, 2], undefined],
  ["what nobody sells", [5, 99], { kind: "unknown", id: 99 }],
  ["more than the operator sells", [5, 6, 5, 5], { kind: "too-many", service: { id: 5, most: 2 }, most: 2 }],
  ["more than a trip takes", Array.from({ length: SERVICES_MOST + 1 }, () => 6), { kind: "too-many-in-all" }],
])("PAY-37: the services of an order: %s", (_, ids, fault) => {
  expect(judgeServices(ids, [{ id: 2 }, { id: 5, most: 2 }, { id: 6 }])).toEqual(fault);
});
