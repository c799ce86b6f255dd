import { expect, it } from "vitest";
import { settleSeconds, timesOfDay, toSeconds, toTimeText } from "#ui/time-text.ts";

it("UIK-28: reads a time on a 12-hour or a 24-hour clock", () => {
  expect(toSeconds("2:30 pm")).toBe(52_200);
  expect(toSeconds("14:30")).toBe(52_200);
  expect(toSeconds("12:15 am")).toBe(900);
  expect(toSeconds("12:15 pm")).toBe(44_100);
  expect(toSeconds("9")).toBe(32_400);
});

it("UIK-28: refuses anything that is not a time", () => {
  for (const text of ["", "noon", "14:60", "13 pm", "0 am", "1:2:3"]) expect(toSeconds(text)).toBeUndefined();
});

it("OPN-127, UIK-29: brings more than a day back into it, or refuses", () => {
  expect(settleSeconds(90_000)).toBe(3600);
  expect(settleSeconds(90_000, { strict: true })).toBeUndefined();
  expect(settleSeconds(86_400, { strict: true })).toBe(86_400);
  expect(settleSeconds(-1)).toBeUndefined();
});

it("UIK-30: tells midnight from no time, unless only suggestions can be chosen", () => {
  expect(toSeconds("00:00")).toBe(1);
  expect(toSeconds("00:00", { onlyEveryMinutes: 15 })).toBe(0);
});

it("UIK-31: rounds to the step when only suggestions can be chosen", () => {
  expect(toSeconds("10:07", { onlyEveryMinutes: 15 })).toBe(36_000);
  expect(toSeconds("10:08", { onlyEveryMinutes: 15 })).toBe(36_900);
  expect(toSeconds("23:59", { onlyEveryMinutes: 15 })).toBe(85_500);
  expect(toSeconds("24:00", { onlyEveryMinutes: 15 })).toBe(0);
});

it("UIK-32: suggests the whole day in quarters of an hour", () => {
  const times = timesOfDay(15);
  expect(times).toHaveLength(96);
  expect([times[0], times.at(-1)]).toEqual(["00:00", "23:45"]);
  expect(toTimeText(1)).toBe("00:00");
});
