import { expect, it, vi } from "vitest";
import { todayIn } from "./trip-times.ts";

it("today is read the same in a browser that writes the dates of every language month first", () => {
  const { DateTimeFormat } = Intl;
  // As WebKit with ICU 72 writes even Canadian dates, which were year first before.
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (_locale, options) {
    return new DateTimeFormat("en-US", options);
  } as typeof DateTimeFormat);
  expect(todayIn("Asia/Yakutsk", "2026-11-22T17:07:30Z")).toBe("2026-11-23");
  vi.restoreAllMocks();
});
