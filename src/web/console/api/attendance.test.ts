import { expect, it } from "vitest";
import { createAttendance } from "./attendance.ts";

it("OPR-10: a page asks by itself a minute after the last thing that a person did with it, and for its person again at once", () => {
  const page = new EventTarget();
  let now = 1000;
  const attendance = createAttendance(page, () => now);
  const after = (ms: number) => {
    now += ms;
    return attendance.isUnattended();
  };
  expect([after(59_999), after(1)]).toEqual([false, true]);
  page.dispatchEvent(new Event("scroll"));
  expect(after(0)).toBe(true);
  page.dispatchEvent(new Event("keydown"));
  expect([after(0), after(59_999), after(1)]).toEqual([false, false, true]);
});
