import { expect, test } from "vitest";
import { inboxAddress, readInboxAddress } from "./request-address.ts";

test("OPS-88: what the inbox shows stands in its address, and what an address invents is left out", () => {
  const asked = { state: "expired", kind: "yacht" } as const;
  const address = inboxAddress(asked);
  expect(address).toBe("/console/requests?state=expired&kind=yacht");
  expect(readInboxAddress(address.slice(address.indexOf("?")))).toEqual(asked);
  expect(readInboxAddress("?state=lost&kind=plane")).toEqual({ state: undefined, kind: undefined });
  expect(inboxAddress({ state: undefined, kind: undefined })).toBe("/console/requests");
});
