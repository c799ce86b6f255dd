import { expect, test } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { ApiError } from "#web/api/api-error.ts";
import { payReason } from "./pay-reason.ts";

const page = { t: (key: string) => key } as Parameters<typeof payReason>[1];
const refusal = (code: number, status: number, message: string) =>
  new ApiError("GET /v4/orders/pay-url", { name: "Bad Request", message, code, status });
const { number, status } = ERRORS["already-paid"];

test.each([
  ["the server's own refusal is told in its words", refusal(number, status, "Заказ уже оплачен"), "Заказ уже оплачен"],
  ["a failure of the server is not explained", refusal(0, 500, "boom"), undefined],
  ["nor is one that it owns", refusal(ERRORS.internal.number, 500, "boom"), undefined],
  ["an answer of somebody else is not repeated", refusal(0, 403, "Forbidden"), undefined],
  ["an error of the page is not printed", new Error("boom"), undefined],
  [
    "a lost connection is told",
    new ApiError("GET /", { name: "Network", message: "", code: 0, status: 0 }, { lost: "network" }),
    "common.offline",
  ],
])("PAY-20, O8: %s", (_, error, said) => {
  expect(payReason(error, page)).toBe(said);
});
