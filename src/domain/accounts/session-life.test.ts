import { expect, test } from "vitest";
import { isLogInAlive, sessionLife } from "./session-life.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  ["admin", { loggedInAt: 0, lastSeenAt: 0 }, 12 * HOUR - 1, true],
  ["admin", { loggedInAt: 0, lastSeenAt: 0 }, 12 * HOUR, false],
  ["admin", { loggedInAt: 0, lastSeenAt: 6 * DAY + 20 * HOUR }, 7 * DAY - 1, true],
  ["admin", { loggedInAt: 0, lastSeenAt: 7 * DAY - 1 }, 7 * DAY, false],
  ["customer", { loggedInAt: 0, lastSeenAt: 0 }, 400 * DAY, true],
] as const)("T-08: a log-in of a %s, %j, at %d: alive %s", (role, use, now, alive) => {
  expect(isLogInAlive(role, use, now)).toBe(alive);
});

test("staff have half the time of others", () => {
  expect(sessionLife("admin").session * 2).toBe(sessionLife("partner").session);
});
