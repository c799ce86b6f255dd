import { describe, expect, test } from "vitest";
import { checkPassenger, type PassengerErrors } from "#domain/booking/check-passenger.ts";
import { emailFault } from "#domain/booking/email.ts";
import type { PassengerType } from "#domain/booking/passengers.ts";

const anna = { name: "Анна Иванова", phone: "+7 913 123-45-67", email: "anna@example.com" };

const faultOf = (phone: string) => (/[a-z]/.test(phone) ? ({ fault: "letters" } as const) : undefined);

describe("checking a passenger field by field", () => {
  test.each<[string, PassengerType, Partial<typeof anna>, PassengerErrors]>([
    ["VAL-09: a natural person with all three is complete", "natural", {}, {}],
    ["VAL-09: a natural person needs a name", "natural", { name: "" }, { name: "required" }],
    ["VAL-09: a natural person needs a phone", "natural", { phone: "" }, { phone: "required" }],
    ["VAL-09: a natural person needs an e-mail", "natural", { email: "" }, { email: "required" }],
    ["VAL-09: spaces are no name", "natural", { name: " \u00a0" }, { name: "required" }],
    ["VAL-09: what nobody can see is no name", "natural", { name: "\u200B" }, { name: "required" }],
    ["VAL-09: spaces are no phone", "natural", { phone: "  " }, { phone: "required" }],
    ["VAL-09: spaces are no e-mail", "natural", { email: "  " }, { email: "required" }],
    ["VAL-10: a legal entity needs no e-mail", "legal", { email: " " }, {}],
    ["VAL-10: a legal entity needs a name", "legal", { name: "" }, { name: "required" }],
    ["VAL-10: a legal entity needs a phone", "legal", { phone: "" }, { phone: "required" }],
    ["VAL-10: a legal entity's e-mail, when given, must be one", "legal", { email: "anna" }, { email: "unfinished" }],
    [
      "VAL-14: a phone with letters is refused as such",
      "natural",
      { phone: "7913abc1234" },
      { phone: { fault: "letters" } },
    ],
    ["an e-mail without a domain is refused as such", "natural", { email: "anna@" }, { email: "unfinished" }],
    ["an e-mail with spaces around it is taken", "natural", { email: " anna@example.com " }, {}],
    [
      "nothing filled: an error at each field",
      "natural",
      { name: "", phone: "", email: "" },
      { name: "required", phone: "required", email: "required" },
    ],
  ])("%s", (_, type, fields, expected) => {
    expect(checkPassenger({ ...anna, ...fields }, type, faultOf)).toEqual(expected);
  });
});

test("VAL-09, VAL-10: on a page an address is read first, and what is doubtful says why; a client's is taken as it came", () => {
  const linked = { ...anna, email: "mailto:anna@example.com" };
  expect(checkPassenger(linked, "natural", faultOf, emailFault)).toEqual({});
  expect(checkPassenger({ ...anna, email: "a@b.ru, c@d.ru" }, "legal", faultOf, emailFault)).toEqual({ email: "two" });
  expect(checkPassenger(linked, "natural", faultOf)).toEqual({ email: "unfinished" });
});
