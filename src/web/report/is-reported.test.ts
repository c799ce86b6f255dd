import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { isReported } from "./is-reported.ts";

const origin = "https://rides.example";
const ours = { origin, files: [`${origin}/assets/main-1234567.js`] };
const call = (status: number, ending = {}) =>
  new ApiError("GET /v4/prices", { name: "x", message: "x", code: 0, status }, ending);

test.each([
  ["a fetch that failed", new TypeError("Failed to fetch")],
  ["a fetch that failed, in Safari", new TypeError("Load failed")],
  ["a call that never arrived", call(0, { lost: "network" })],
  ["a call that was stopped", call(0, { lost: "aborted" })],
  ["a request that was stopped", new DOMException("The operation was aborted.", "AbortError")],
  ["a part of an older build", new TypeError("Failed to fetch dynamically imported module: /assets/a.js")],
  ["styles of an older build", new Error("Unable to preload CSS for /assets/a.css")],
  ["a refusal of the server", call(422)],
])("ERR-05: %s is not reported", (_, error) => {
  expect(isReported(error, ours)).toBe(false);
});

test.each(["chrome-extension://abc/inject.js", "moz-extension://abc/a.js", "https://metrics.example/tag.js"])(
  "ERR-05: a failure that went through %s is not reported",
  (file) => {
    expect(isReported(new TypeError("x is undefined"), { origin, files: [...ours.files, file] })).toBe(false);
  },
);

test("ERR-04: a call that the server failed is reported, and so is an error of our own code", () => {
  expect([500, 503].map((status) => isReported(call(status), ours))).toEqual([true, true]);
  expect(isReported(new TypeError("x is undefined"), ours)).toBe(true);
  expect(isReported("a thrown word", ours)).toBe(true);
});
