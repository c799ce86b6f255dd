import { expect, test } from "vitest";
import { MESSAGE_KINDS } from "#domain/notifications/message-kind.ts";

test("every kind of message is named once", () => {
  expect(new Set(MESSAGE_KINDS).size).toBe(MESSAGE_KINDS.length);
  expect(MESSAGE_KINDS).toEqual([
    "order-received",
    "order-paid",
    "order-changed",
    "order-cancelled",
    "order-changed-operator",
    "order-cancelled-operator",
    "voucher",
    "route-request",
    "route-request-received",
    "yacht-request",
    "yacht-request-received",
  ]);
});
