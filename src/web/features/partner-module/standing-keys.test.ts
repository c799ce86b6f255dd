import { expect, test } from "vitest";
import { standingKeys } from "./standing-keys.ts";

const fine = { width: 760, keeps: true, isHeard: true };

test.each([
  [{}, ["accounts.own.liveFine"]],
  [{ width: 300 }, ["accounts.own.liveFine"]],
  [{ width: 299 }, ["accounts.own.fault.narrow"]],
  [{ keeps: false }, ["accounts.own.liveForgets"]],
  [
    { width: 0, isHeard: false, keeps: false },
    ["accounts.own.fault.narrow", "accounts.own.liveUnheard", "accounts.own.liveForgets"],
  ],
])("EMB-02: of a module that stands with %j is said %j", (found, said) => {
  expect(standingKeys({ ...fine, ...found })).toEqual(said);
});
