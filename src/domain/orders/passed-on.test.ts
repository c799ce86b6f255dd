import { expect, test } from "vitest";
import { passedOn } from "#domain/orders/passed-on.ts";

const ANNA = { name: "Anna", phone: "+79161234567", email: "anna@example.org" };
const NOW = { ...ANNA, phone: "+79260000000" };
const BORIS = { ...ANNA, name: "Boris" };
const VERA = { name: "Vera", phone: "", email: "" };

test.each([
  ["what was equal is what it has become", ANNA, NOW, [BORIS, VERA], [{ ...BORIS, phone: NOW.phone }, VERA]],
  ["a lead of their own keeps everything", ANNA, NOW, [{ ...BORIS, phone: "+4479" }], undefined],
  ["the same person is another one there too", ANNA, { ...VERA, phone: "+1" }, [ANNA], [{ ...VERA, phone: "+1" }]],
  ["nobody has anything yet", VERA, NOW, [{ ...VERA, name: "Boris" }], undefined],
  ["nothing has changed", ANNA, ANNA, [ANNA], undefined],
  ["nobody leads it", ANNA, NOW, [], undefined],
  ["nobody led this one", undefined, NOW, [ANNA], undefined],
  ["nobody leads this one now", ANNA, undefined, [ANNA], undefined],
])("BKF-18: another trip follows a change of the lead passenger: %s", (_, before, now, passengers, becomes) => {
  expect(passedOn(before, now, passengers)).toEqual(becomes);
});
