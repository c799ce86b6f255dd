import { expect, test } from "vitest";
import { isPayAddress } from "./pay-address.ts";

test.each([
  ["/sandbox/pay/1", true],
  ["http://localhost:3000/sandbox/pay/1", true],
  ["https://bank.example/pay", true],
  ["http://bank.example/pay", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["http://[", false],
])("%s may be gone to: %s", (url, may) => {
  expect(isPayAddress(url, "http://localhost:3000")).toBe(may);
});
