import { expect, test } from "vitest";
import { VISITOR } from "#domain/accounts/actor.ts";

test("a call without credentials is a visitor and has no order key (ruling 4)", () => {
  expect(VISITOR).toEqual({ kind: "visitor" });
});
