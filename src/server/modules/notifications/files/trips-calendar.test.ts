import ICAL from "ical.js";
import { expect, test } from "vitest";
import { resolveLocalTime } from "#domain/values/zoned-time.ts";
import { calendarFile, calendarValue } from "#server/modules/notifications/files/calendar-text.ts";
import { zoneRules } from "#server/modules/notifications/files/zone-rules.ts";

test("a line of a calendar has at most 75 bytes, and no letter is torn apart", () => {
  const text = `DESCRIPTION:${"Анна 王小明 😀 ".repeat(30)}`;
  const file = calendarFile([text]);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toBe(`${text}\r\n`);
});

test("what has a meaning of its own in a calendar is escaped, and a typed line break begins no property", () => {
  expect(calendarValue("Отель; люкс, 5\\6\r\nATTENDEE:x\u0007")).toBe("Отель\\; люкс\\, 5\\\\6\\nATTENDEE:x ");
});

test.each([
  ["Europe/Moscow", "2026-11-24 18:40"],
  ["Europe/London", "2026-03-29 00:30"],
  ["Europe/London", "2026-07-01 10:00"],
  ["America/New_York", "2026-11-01 00:30"],
  ["Australia/Lord_Howe", "2026-10-03 23:30"],
  ["Asia/Kathmandu", "2026-02-01 10:00"],
  ["America/St_Johns", "2026-12-31 23:59"],
  ["Africa/Casablanca", "2027-02-07 01:30"],
  ["Europe/Dublin", "2027-03-28 00:30"],
])("the clock of %s at %s is that of the place before and after a change within the ride", (zone, local) => {
  const resolved = resolveLocalTime(local, zone);
  if (resolved.kind !== "moment") throw new Error("not a plain time");
  const { at } = resolved;
  const file = calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...zoneRules(zone, at, at + 3 * 3_600_000),
    "END:VCALENDAR",
  ]);
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vtimezone");
  const rules = new ICAL.Timezone({ component: component ?? undefined, tzid: zone });
  for (const hours of [0, 3]) {
    const clock = new Date(at + hours * 3_600_000).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T");
    const shown = ICAL.Time.fromDateTimeString(clock);
    shown.zone = rules;
    expect(shown.toUnixTime()).toBe(at / 1000 + hours * 3600);
  }
});

test.each([
  ["Europe/Berlin", "BYMONTH=3;BYDAY=-1SU", "BYMONTH=10;BYDAY=-1SU"],
  ["America/New_York", "BYMONTH=3;BYDAY=2SU", "BYMONTH=11;BYDAY=1SU"],
  ["Australia/Sydney", "BYMONTH=10;BYDAY=1SU", "BYMONTH=4;BYDAY=1SU"],
])("found 59: %s has a yearly rule for either clock, in summer and in winter", (zone, summer, winter) => {
  for (const month of [0, 6]) {
    const at = Date.UTC(2027, month, 10, 10);
    const lines = zoneRules(zone, at, at + 3_600_000);
    const of = (kind: string): string =>
      lines.slice(lines.indexOf(`BEGIN:${kind}`), lines.indexOf(`END:${kind}`)).join("\n");
    expect(of("DAYLIGHT")).toContain(`RRULE:FREQ=YEARLY;${summer}`);
    expect(of("STANDARD")).toContain(`RRULE:FREQ=YEARLY;${winter}`);
  }
});

test.each(["Europe/Moscow", "Asia/Dubai", "Africa/Casablanca"])("found 59: %s has no yearly rule", (zone) => {
  const at = Date.UTC(2027, 1, 10, 10);
  expect(zoneRules(zone, at, at + 3_600_000).join()).not.toContain("RRULE");
});
