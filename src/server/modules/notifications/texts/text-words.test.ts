import { describe, expect, test } from "vitest";
import { textParts } from "#domain/orders/text-parts.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { TEXT_KINDS, type TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import { textWords } from "#server/modules/notifications/texts/text-words.ts";
import { orderOf, PICKUP, toldOf, tripOf } from "../../../../../tests/support/told-order.ts";

const KINDS = Object.keys(TEXT_KINDS) as TextKind[];
const told = toldOf(orderOf({ isPaid: true }));

describe("a text message", () => {
  test("says what, when, where and whom to ask", () => {
    expect(textWords("text-confirmed", told, [tripOf()], "en")).toBe(
      "Ride confirmed: 24 November, 18:40, Sheremetyevo (local time). Booking 1000042. Questions: +44 20 0000 0000",
    );
    expect(textWords("text-reminder", told, [tripOf(), tripOf()], "ru")).toBe(
      "Скоро поездка: 24 ноября, 18:40, Шереметьево, и ещё 1 поездка (время на месте). Заказ 1000042.",
    );
  });

  test.each(LOCALES.flatMap((locale) => KINDS.map((kind) => [kind, locale] as const)))(
    "T-25: %s in %s fits two parts, and repeats neither the key nor anything that was typed",
    (kind, locale) => {
      const name = { en: `Łódź ${"Airport ".repeat(12)}`, ru: `Аэропорт ${"имени ".repeat(20)}` };
      const typed = { sign: "PILLS", comment: "PILLS", flightNumber: "PILLS" };
      for (const start of [tripOf().start, { ...tripOf().start, name }, { ...tripOf().start, name: undefined }]) {
        const text = textWords(kind, told, [tripOf({ ...typed, start: { ...start, address: "PILLS" } })], locale);
        expect(textParts(text)).toBeLessThanOrEqual(2);
        expect(text).toContain("1000042");
        expect(text).not.toMatch(/PILLS|kkkk|http|[{}\u00a0]/);
      }
    },
  );
});

describe("a text message about a change", () => {
  const confirmed = tripOf({ state: "confirmed" });
  const changed = (was: Partial<typeof confirmed>) =>
    TEXT_KINDS["text-changed"]({ ...told, before: orderOf({ trips: [{ ...confirmed, ...was }] }) }, [confirmed]);

  test("tells of another time or another way and of nothing else", () => {
    expect(changed({ comment: "Two bags", flightNumber: "SU 1" })).toEqual([]);
    expect(changed({ pickup: { ...PICKUP, at: PICKUP.at - 60_000 } })).toEqual([confirmed]);
    expect(changed({ stops: ["Химки"] })).toEqual([confirmed]);
  });
});
