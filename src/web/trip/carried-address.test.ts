import { expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";

const place = (types: string[], exactAddress: boolean) =>
  ({ types, exactAddress, structured_formatting: { main_text: "Tverskaya 1" } }) as Suggestion;

test.each([
  [place(["building"], false), "Tverskaya 1"],
  [place(["hotel"], false), "Tverskaya 1"],
  [place(["hotel"], true), ""],
  [place(["locality"], false), ""],
])("F3: an address that was typed in the finder is carried into the form: %#", (chosen, carried) => {
  expect(carriedAddress(chosen)).toBe(carried);
});
