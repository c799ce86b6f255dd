import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { certificateProblem } from "./certificate-problem.ts";

const failed = (status: number, message: string) =>
  new ApiError("POST /v4/orders/calculation-new-price", { name: "x", message, code: 0, status });

test.each([
  ["LOY-09: a refusal is told in its words", failed(422, "Used up"), "Used up"],
  ["an answer without words, or none, says that it can be tried again", failed(502, ""), "Try again"],
  ["LOY-08: a missing session says nothing", failed(401, "No session"), undefined],
  ["no failure says nothing", null, undefined],
])("%s", (_, error, said) => expect(certificateProblem(error, "Try again")).toBe(said));
