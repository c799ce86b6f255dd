import { expect, it } from "vitest";
import { heldEmail } from "./held-email.ts";

const OLD = "anna@example.com";
const person = (email: string) => ({ name: "Anna", phone: "+447700900123", email });
const ordered = (email = OLD, customerEmail = OLD) => ({ customerEmail, passengers: [person(email)] });

it.each([
  ["another address waits", ordered(), "new@example.org", OLD, "new@example.org"],
  ["none at all is no address to write to", ordered(), "", OLD, undefined],
  ["the same in other letters is the same", ordered(), "Anna@Example.com", "Anna@Example.com", undefined],
  [
    "whoever is not the customer has their own",
    ordered("boris@example.org"),
    "b@example.org",
    "b@example.org",
    undefined,
  ],
  ["an order without an address gets one", ordered("", ""), "new@example.org", "new@example.org", undefined],
])("T-25: %s", (_, before, wanted, email, asked) => {
  expect(heldEmail([person(wanted)], before)).toEqual({ passengers: [person(email)], asked });
});
