import { expect, test } from "vitest";
import { readTypedTime } from "#domain/values/typed-time.ts";

test.each([
  ["2026-12-01 14:30", "2026-12-01 14:30"],
  ["2026-12-01T14:30:00", "2026-12-01 14:30"],
  [" 01.12.2026 14:30 ", "2026-12-01 14:30"],
  ["01.12.2026T14:30:59", "2026-12-01 14:30"],
  ["31.02.2026 10:00", undefined],
  ["01.12.2026", undefined],
  ["12/01/2026 10:00", undefined],
  ["", undefined],
])("%j is %s", (text, time) => {
  expect(readTypedTime(text)).toBe(time);
});
