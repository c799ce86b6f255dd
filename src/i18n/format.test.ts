import { describe, expect, test } from "vitest";
import { formatMoney, THIN_SPACE as _ } from "#i18n/format-money.ts";
import {
  formatDay,
  formatDayTime,
  formatDistance,
  formatDuration,
  formatOffset,
  formatShortDay,
} from "#i18n/format.ts";

describe("money", () => {
  test.each([
    [1890, "RUB", "ru", `1${_}890\u00A0₽`],
    [950, "RUB", "ru", "950\u00A0₽"],
    [1234567.5, "EUR", "ru", `1${_}234${_}567,50\u00A0€`],
    [45, "EUR", "en", "€45"],
    [1890, "RUB", "en", "1,890\u00A0₽"],
    [-1890.5, "RUB", "en", "−1,890.50\u00A0₽"],
    [120, "AED", "en", "AED\u00A0120"],
    [120, "AED", "ru", "120\u00A0AED"],
    [-300, "USD", "en", "−$300"],
    [1900, "JPY", "en", "JPY\u00A01,900"],
    [1900, "JPY", "ru", `1${_}900\u00A0JPY`],
    [12.5, "KWD", "en", "KWD\u00A012.500"],
  ] as const)("%d %s in %s", (amount, currency, locale, text) => {
    const digits = Number.isInteger(amount) ? 0 : currency === "KWD" ? 3 : 2;
    expect(formatMoney(amount, currency, locale, digits)).toBe(text);
  });

  test("I18-08: six currencies are shown by their signs, any other by its code", () => {
    const shown = ["RUB", "USD", "EUR", "GBP", "CNY", "INR", "KZT"].map((code) => formatMoney(5, code, "en", 0));
    expect(shown).toEqual(["5\u00A0₽", "$5", "€5", "£5", "¥5", "₹5", "KZT\u00A05"]);
  });

  test("when one sum in a column has cents, all of them do", () => {
    expect([680, 22.9, -1].map((amount) => formatMoney(amount, "EUR", "en", 2))).toEqual([
      "€680.00",
      "€22.90",
      "−€1.00",
    ]);
  });
});

describe("times", () => {
  test("a day has its weekday, and its year only when it is a different one", () => {
    expect(formatDay("2026-11-24 18:40", "ru")).toBe("24\u00a0ноября, вторник");
    expect(formatDay("2026-11-24 18:40", "en")).toBe("Tue 24\u00a0November");
    expect(formatShortDay("2026-11-24 18:40", "ru")).toBe("24\u00a0нояб.");
    expect(formatShortDay("2026-11-24 18:40", "en")).toBe("24\u00a0Nov");
    expect(formatDay("2027-01-02 08:00", "en", "2026")).toContain("2027");
  });

  test("a wall-clock time is shown unchanged in any browser time zone", () => {
    expect(formatDayTime("2026-11-24 00:05", "ru")).toBe("24\u00a0ноября, 00:05");
  });

  test.each([
    [3300, "ru", "55 мин"],
    [4800, "ru", "1 ч 20 мин"],
    [7200, "en", "2 h"],
    [10, "en", "1 min"],
  ] as const)("%d s in %s", (seconds, locale, text) => {
    expect(formatDuration(seconds, locale).replaceAll("\u00A0", " ")).toBe(text);
  });

  test("an unknown zone has no offset", () => {
    expect(formatOffset("Europe/Moscow", new Date("2026-11-24T00:00:00Z"))).toBe("GMT+3");
    expect(formatOffset("Europe/London", new Date("2026-11-24T00:00:00Z"))).toBe("GMT");
    expect(formatOffset("Asia/Kolkata", new Date("2026-11-24T00:00:00Z"))).toBe("GMT+5:30");
    expect(formatOffset("Nowhere/Land", new Date())).toBe("");
  });
});

test("short distances keep one decimal", () => {
  expect(formatDistance(4.26, "en").replaceAll("\u00A0", " ")).toBe("4.3 km");
  expect(formatDistance(41.6, "ru").replaceAll("\u00A0", " ")).toBe("42 км");
});
