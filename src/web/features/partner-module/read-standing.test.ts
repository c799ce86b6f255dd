import { expect, test } from "vitest";
import { said } from "#embed/protocol.ts";
import { readStanding } from "./read-standing.ts";

const told = { name: "standing", width: 640, keeps: false, isHeard: true };

test("EMB-02, T-31: what a module tells of how it stands is read as it was said, and nothing else is", () => {
  expect(readStanding(structuredClone(said({ ...told, passenger: "Anna" })))).toEqual(told);
  for (const other of [undefined, "x", told, { ...said(told), nameboard: 2 }, said({ ...told, width: "640" })])
    expect(readStanding(other)).toBeUndefined();
});
