import { expect, test } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { ApiError } from "#web/api/api-error.ts";
import { failureWords, isUnanswered, refusedStatus } from "./failure-words.ts";

const page = { t: (key: string) => key } as Parameters<typeof failureWords>[1];
const failed = (code: number, status: number, message = "") =>
  new ApiError("GET /v4/orders/pay-url", { name: "", message, code, status });
const lost = new ApiError("GET /", { name: "Network", message: "", code: 0, status: 0 }, { lost: "network" });
const { number, status } = ERRORS["already-paid"];

test.each<[string, unknown, string | undefined, boolean, number | undefined]>([
  ["our server's refusal is told in its words", failed(number, status, "Paid"), "Paid", false, status],
  ["so is a failure that it owns", failed(ERRORS.internal.number, 500, "Sorry"), "Sorry", false, 500],
  ["a proxy's refusal in ours", failed(0, 403, "Access was denied"), "Access was denied", false, undefined],
  ["a gateway that gave up is a server that cannot be reached", failed(0, 502), "common.offline", true, undefined],
  ["so is one that waited too long", failed(0, 408), "common.offline", true, undefined],
  ["and a lost connection", lost, "common.offline", true, undefined],
  ["of a status that says nothing, nothing is said", failed(0, 418), undefined, false, undefined],
  ["an error of the page is not printed", new Error("boom"), undefined, false, undefined],
])("PAY-20, O8, found 42: %s", (_, error, words, isUnknown, refused) => {
  expect(failureWords(error, page)).toBe(words);
  expect([isUnanswered(error), refusedStatus(error)]).toEqual([isUnknown, refused]);
});
