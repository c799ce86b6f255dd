import { Type } from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { ErrorEnvelope, successEnvelope } from "#contract/wire/envelope.ts";

const error = { name: "Bad Request", message: "no", code: 1000, status: 400, type: "BadRequest" };

test.each<[string, unknown, boolean]>([
  ["result and a null error", { result: 1, error: null, "x-uuid": "u" }, true],
  ["no error member", { result: 1, "x-uuid": "u" }, false],
  ["an error beside the result", { result: 1, error, "x-uuid": "u" }, false],
  ["no uuid", { result: 1, error: null }, false],
])("contract 1.2: a success with %s is one: %s", (_, value, valid) => {
  expect(Check(successEnvelope(Type.Number()), value)).toBe(valid);
});

test.each<[string, unknown, boolean]>([
  ["an error and a null result", { result: null, error, "x-uuid": "u" }, true],
  ["facts a client may act on", { result: null, error: { ...error, details: { price: 3450 } }, "x-uuid": "u" }, true],
  ["no result member", { error, "x-uuid": "u" }, false],
  ["an error without a code", { result: null, error: { ...error, code: undefined }, "x-uuid": "u" }, false],
])("contract 1.3: a refusal with %s is one: %s", (_, value, valid) => {
  expect(Check(ErrorEnvelope, value)).toBe(valid);
});
