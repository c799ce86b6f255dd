import { expect, test } from "vitest";
import { reportProblems, reportsAt, reportSettings } from "#server/settings/report-settings.ts";

const read =
  (set: Readonly<Record<string, string>>) =>
  (name: string): string =>
    set[name] ?? "";

const DSN = "https://key@errors.example/1";
const NAMED = { REPORT_URL: DSN, LIVE_HOSTS: "rides.example, www.rides.example", STAGING_HOSTS: "staging-1.example" };

test("ERR-04, OPN-098: pages of live and staging hosts report, those of any other host do not", () => {
  const settings = reportSettings(read(NAMED));
  expect(reportsAt(settings, "www.Rides.example")).toEqual({ url: DSN, environment: "live" });
  expect(reportsAt(settings, "staging-1.example")).toEqual({ url: DSN, environment: "staging" });
  for (const host of ["localhost", "", "evil.rides.example"]) expect(reportsAt(settings, host)).toBeUndefined();
});

test("the host of PUBLIC_URL is the live one where none is named, and without REPORT_URL nothing is reported", () => {
  const own = reportSettings(read({ REPORT_URL: DSN, PUBLIC_URL: "https://rides.example/" }));
  expect(reportsAt(own, "rides.example")?.environment).toBe("live");
  expect(reportsAt(reportSettings(read({ ...NAMED, REPORT_URL: "" })), "rides.example")).toBeUndefined();
});

test.each([
  [{ REPORT_URL: "https://errors.example/1" }, /REPORT_URL must be/],
  [{ REPORT_URL: "https://key@errors.example/" }, /REPORT_URL must be/],
  [{ LIVE_HOSTS: "https://rides.example" }, /LIVE_HOSTS must be/],
])("%j is refused at the start", (set, problem) => {
  expect(reportProblems(read(set)).join()).toMatch(problem);
  expect(reportProblems(read(NAMED))).toEqual([]);
});
