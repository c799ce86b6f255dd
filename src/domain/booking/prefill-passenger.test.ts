import { expect, test } from "vitest";
import { missingEmail, prefillPassenger } from "#domain/booking/prefill-passenger.ts";

const account = { name: "Anna Demo", phone: "79260000005", email: "anna@example.com", isCustomer: false };
const typed = { name: "Boris", phone: "+44 20 7946 0000", email: "boris@example.com" };

test("OPN-040: an empty form gets the account's name, phone and e-mail", () => {
  expect(prefillPassenger({ name: " ", phone: "", email: "" }, account)).toEqual({
    name: "Anna Demo",
    phone: "+79260000005",
    email: "anna@example.com",
  });
});

test("AUT-03: logging in keeps everything typed before", () => {
  expect(prefillPassenger(typed, account)).toEqual({});
});

test("ROL-09: the e-mail of an ordinary customer is the account's", () => {
  expect(prefillPassenger(typed, { ...account, isCustomer: true })).toEqual({ email: "anna@example.com" });
});

test.each([
  ["a customer's, where there is none", " ", true, { email: "anna@example.com" }],
  ["not over one that is there", "boris@example.com", true, {}],
  ["nobody else's", "", false, {}],
] as const)("ROL-11: of an order that is changed only the e-mail is filled in: %s", (_, email, isCustomer, filled) => {
  expect(missingEmail({ ...typed, name: "", email }, { ...account, isCustomer })).toEqual(filled);
});
