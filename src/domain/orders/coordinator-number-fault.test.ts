import { expect, test } from "vitest";
import { coordinatorNumberFault } from "#domain/orders/coordinator-number-fault.ts";

const USUAL = { format: null, isAirline: false };

test.each([
  ["", USUAL, undefined],
  ["A-17", USUAL, undefined],
  [" Ж-7 ", USUAL, undefined],
  ["x".repeat(20), USUAL, undefined],
  ["x".repeat(21), USUAL, "usual"],
  ["A 17", USUAL, "usual"],
  ["A#17", USUAL, "usual"],
  ["AB123456", { format: "[A-Z]{2}\\d{6}", isAirline: false }, undefined],
  ["AB123456x", { format: "[A-Z]{2}\\d{6}", isAirline: false }, "company"],
  ["xB", { format: "A|B", isAirline: false }, "company"],
  ["A-17", { format: "[A-", isAirline: false }, undefined],
  ["A#17", { format: "[A-", isAirline: false }, "usual"],
  ["12345676", { format: "[A-Z]+", isAirline: true }, undefined],
  ["12345677", { format: null, isAirline: true }, "airline"],
  ["A-17", { format: null, isAirline: true }, "airline"],
])("VAL-23, OPN-044: the coordinator's number %j by %j: %s", (text, form, fault) => {
  expect(coordinatorNumberFault(text, form)).toBe(fault);
});
