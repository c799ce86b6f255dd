import { expect, test } from "vitest";
import { VISITOR } from "#domain/accounts/actor.ts";

test("a call that showed nothing is a visitor and holds no order key (ruling 4)", () => {
  expect(VISITOR).toEqual({ kind: "visitor" });
});
