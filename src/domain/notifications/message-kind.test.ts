import { expect, test } from "vitest";
import { MESSAGE_KINDS } from "#domain/notifications/message-kind.ts";

test("every kind of message is named once", () => {
  expect(new Set(MESSAGE_KINDS).size).toBe(MESSAGE_KINDS.length);
  expect(MESSAGE_KINDS).toEqual(["order-received", "order-paid"]);
});
