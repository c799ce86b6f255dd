import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

test("T-30: the operator's own sites are origins, and one that is none stops the start", () => {
  expect(readEnv({ SITES: "hotel.example/cars, http://localhost:8080" }).seller.sites).toEqual([
    "https://hotel.example",
    "http://localhost:8080",
  ]);
  expect(readEnv({}).seller.sites).toEqual([]);
  expect(() => readEnv({ SITES: "https://hotel.example, http://inn.example" })).toThrow(
    "SITES must be sites on https such as https://hotel.example, not http://inn.example",
  );
});
