import { expect, test } from "vitest";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { TRIP_PROBLEMS } from "#domain/orders/work-group.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { marksThatFit } from "./marks-that-fit.ts";

const ROOM = { width: 112, lines: 2 };
const plain = (...texts: readonly string[]) => texts.map((text) => ({ text, hasIcon: false }));

test("marks are shown whole, two lines of them, and the others are counted behind", () => {
  expect(marksThatFit(plain("VIP", "night"), ROOM)).toBe(2);
  expect(marksThatFit(plain("call before", "wheelchair"), ROOM)).toBe(2);
  expect(marksThatFit(plain("call before", "wheelchair", "VIP"), ROOM)).toBe(3);
  expect(marksThatFit(plain("call before", "wheelchair", "complaint"), ROOM)).toBe(2);
  expect(marksThatFit(plain("рейс опаздывает", "звонить заранее", "VIP"), ROOM)).toBe(1);
  expect(marksThatFit([], ROOM)).toBe(0);
});

test.each(LOCALES)("%s: each mark fits into one line of its column", (locale) => {
  const t = (key: string) => messagesFor(locale)[key] ?? "";
  const marks = [
    ...TRIP_MARKS.map((mark) => ({ text: t(`console.mark.${mark}`), hasIcon: false })),
    ...TRIP_PROBLEMS.map((problem) => ({ text: t(`console.board.problem.${problem}`), hasIcon: true })),
    { text: t("console.staff.unopened"), hasIcon: true },
    { text: t("console.mark.changed"), hasIcon: true },
  ];
  for (const mark of marks) expect([mark.text, marksThatFit([mark], { ...ROOM, lines: 1 })]).toEqual([mark.text, 1]);
});
