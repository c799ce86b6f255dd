import { expect, test } from "vitest";
import { toStepValue } from "./step-value.ts";

test.each([
  ["3", 3],
  [" 1 000 ", 9],
  ["2,7", 2],
  ["\u22121", 1],
  ["３", 3],
  ["٣", 3],
  ["۴", 4],
  ["three", undefined],
  ["", undefined],
])("UIK-34: %j is a whole number within the limits, in the digits of any keyboard", (text, value) => {
  expect(toStepValue(text, { min: 1, max: 9 })).toBe(value);
});
