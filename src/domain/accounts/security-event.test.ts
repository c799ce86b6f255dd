import { expect, it } from "vitest";
import { neighbourhood } from "#domain/accounts/security-event.ts";

it.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:12:34:56::1", "2001:db8:12::/48"],
])("the log names the neighbourhood of %s only", (address, said) => {
  expect(neighbourhood(address)).toBe(said);
});
