import { expect, test } from "vitest";
import { payChoices } from "#domain/booking/pay-choices.ts";

test.each([
  [null, ["card"]],
  [{ cardAndCash: true, cardOnly: false }, ["card", "cash"]],
  [{ cardAndCash: true, cardOnly: true }, ["card", "cash"]],
  [{ cardAndCash: false, cardOnly: true }, ["card"]],
  [{ cardAndCash: false, cardOnly: false }, ["cash"]],
])("PAY-22, OPN-055: %o offers %j", (flags, choices) => {
  expect(payChoices(flags)).toEqual(choices);
});
