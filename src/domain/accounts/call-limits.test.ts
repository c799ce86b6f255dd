import { describe, expect, test } from "vitest";
import { callCounts, contactCounts, limitedBy, network } from "#domain/accounts/call-limits.ts";

const LIMITS = { asksPerMinute: 600, changesPerHour: 60 };

describe("which counters a call adds to", () => {
  test("a visitor counts by address; an account counts by session and by account, with higher limits", () => {
    const visitor = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    expect(callCounts("ask", visitor, LIMITS)).toEqual([
      { subject: "ask address 192.0.2.1", most: 600, windowSeconds: 60 },
    ]);
    expect(callCounts("change", { ...visitor, session: "s", userId: 5 }, LIMITS)).toEqual([
      { subject: "change session s", most: 240, windowSeconds: 3600 },
      { subject: "change account 5", most: 480, windowSeconds: 3600 },
    ]);
  });

  test("B14: thirty people behind one address may each book and pay, and one phone or e-mail has few orders", () => {
    const visitor = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    const [address] = callCounts("change", visitor, LIMITS);
    expect(address).toEqual({ subject: "change address 192.0.2.1", most: 240, windowSeconds: 3600 });
    expect(address?.most).toBeGreaterThanOrEqual(30 * 8);
    expect(contactCounts({ phone: "a", email: "b" }, LIMITS)).toEqual([
      { subject: "order phone a", most: 20, windowSeconds: 3600 },
      { subject: "order email b", most: 20, windowSeconds: 3600 },
    ]);
    expect(contactCounts({ phone: "a", email: "" }, { ...LIMITS, changesPerHour: 1 })).toEqual([
      { subject: "order phone a", most: 1, windowSeconds: 3600 },
    ]);
    expect(contactCounts({ phone: "a", email: "b" }, { ...LIMITS, changesPerHour: 0 })).toEqual([]);
  });

  test.each([
    ["ask", {}, "asks"],
    ["map", {}, "asks"],
    ["change", {}, "network"],
    ["change", { userId: 5 }, "account"],
    ["change", { partnerId: 7 }, "account"],
  ] as const)("B14: the limit of a call to %s by %j is one of %s", (kind, who, by) => {
    const visitor = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    expect(limitedBy(kind, { ...visitor, ...who })).toBe(by);
  });

  test("W7: a partner's own server counts towards its account only, never by address", () => {
    const server = { address: "192.0.2.1", session: null, userId: null, partnerId: 1863 };
    expect(callCounts("change", server, LIMITS)).toEqual([
      { subject: "change account 1863", most: 480, windowSeconds: 3600 },
    ]);
  });

  test("MAP-01: files of maps count by address, apart from searches and four times as often, whoever is logged in", () => {
    const account = { address: "192.0.2.1", session: "s", userId: 5, partnerId: null };
    expect(callCounts("map", account, LIMITS)).toEqual([
      { subject: "map address 192.0.2.1", most: 2400, windowSeconds: 60 },
    ]);
  });

  test("T-14: notices that anybody may have sent count by address, and few of them", () => {
    const stranger = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    expect(callCounts("notice", stranger, LIMITS)).toEqual([
      { subject: "notice address 192.0.2.1", most: 60, windowSeconds: 60 },
    ]);
  });

  test("a file of an order counts apart from questions and more strictly, for an account more loosely", () => {
    const visitor = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    expect(callCounts("file", visitor, LIMITS)).toEqual([
      { subject: "file address 192.0.2.1", most: 30, windowSeconds: 60 },
    ]);
    expect(callCounts("file", { ...visitor, session: "s", userId: 5 }, LIMITS)).toEqual([
      { subject: "file session s", most: 30, windowSeconds: 60 },
      { subject: "file account 5", most: 120, windowSeconds: 60 },
    ]);
    expect(callCounts("file", visitor, { ...LIMITS, asksPerMinute: 5 })[0]?.most).toBe(1);
  });

  test("a limit of 0 means no limit", () => {
    const visitor = { address: "192.0.2.1", session: null, userId: null, partnerId: null };
    expect(callCounts("ask", visitor, { ...LIMITS, asksPerMinute: 0 })).toEqual([]);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:0:1:2:3:4", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the network of %s is %s", (address, expected) => {
  expect(network(address)).toBe(expected);
});
