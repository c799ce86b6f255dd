import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHILD_SEATS } from "#domain/booking/passengers.ts";
import { messagesFor } from "#i18n/messages.ts";

/** The heaviest child that needs a seat by the rules of its makers, in kilograms. */
const HEAVIEST = 36;
/** Children of the form are under twelve. */
const OLDEST = 11;

/** "up to 13 kg" and "9–18 kg", in any language, as the least and the most. */
function rangeIn(text: string): readonly [number, number] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return [numbers.length > 1 ? (numbers[0] ?? 0) : 0, numbers.at(-1) ?? 0];
}

/** Whether ranges, in order, leave nobody out between nought and the last. */
function coverAll(ranges: readonly (readonly [number, number])[], last: number): boolean {
  return ranges.every(([least], at) => least <= (ranges[at - 1]?.[1] ?? 0)) && ranges.at(-1)?.[1] === last;
}

test.each(["ru", "en"] as const)(
  "B13: the seats of the form leave no child out in %s, by age and by weight",
  (locale) => {
    const texts = CHILD_SEATS.map((kind) => (messagesFor(locale)[`booking.seat.${kind}`] ?? "").split(","));
    expect(
      coverAll(
        texts.map(([ages = ""]) => rangeIn(ages)),
        OLDEST,
      ),
    ).toBe(true);
    expect(
      coverAll(
        texts.map(([, weights = ""]) => rangeIn(weights)),
        HEAVIEST,
      ),
    ).toBe(true);
  },
);

test.each(["ru", "en"] as const)("B13: nor do the seats that the demo operator sells in %s", (locale) => {
  const file = readFileSync("data/demo/operator.yaml", "utf8");
  const sold = [...file.matchAll(new RegExp(`category: baby_seat.*?title-${locale}: ([^,]+)`, "g"))];
  const ranges = sold.map(([, title = ""]) => rangeIn(title));
  expect(ranges.length).toBeGreaterThan(0);
  for (let at = 0; at < ranges.length; at += CHILD_SEATS.length) {
    expect(coverAll(ranges.slice(at, at + CHILD_SEATS.length), HEAVIEST)).toBe(true);
  }
});
