import { expect, test } from "vitest";
import { yachtFaults } from "./yacht-faults.ts";

const PHONES = { pickup: "", locale: "en", operator: "", plans: undefined } as const;
const NOBODY = { name: "", phone: "", email: "", wishes: "" };
const faultsOf = (texts: Partial<typeof NOBODY>, tried = true) =>
  [...yachtFaults({ ...NOBODY, ...texts }, PHONES, tried)].map(([field, [key]]) => [field, key]);

test.each([
  ["nobody to answer", {}, [["phone", "yachts.needContact"]]],
  ["a phone alone", { phone: "+7 916 123-45-67" }, []],
  ["an e-mail alone", { email: "anna@example.com" }, []],
  ["half a phone", { phone: "12" }, [["phone", "booking.phone.short"]]],
  ["half an e-mail", { email: "anna@" }, [["email", "booking.email.unfinished"]]],
])("P3: a request with %s is judged when it is sent", (_title, texts, faults) => {
  expect(faultsOf(texts)).toEqual(faults);
  expect(faultsOf(texts, false)).toEqual([]);
});

test("wishes that are too long are told at once", () => {
  expect(faultsOf({ wishes: "x".repeat(1001) }, false)).toEqual([["wishes", "booking.tooLong"]]);
});
