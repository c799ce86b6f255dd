import { describe, expect, test } from "vitest";
import { messagesFor } from "#i18n/messages.ts";
import { PHONE_PLANS } from "./phone-plans.ts";
import { groupedPhone, sentTypedPhone, shownPhone, typedPhoneFault, type PhoneReading } from "./typed-phone.ts";

const inMoscow: PhoneReading = { pickup: "RU", locale: "ru", operator: "", plans: PHONE_PLANS };
const inDubai: PhoneReading = { pickup: "AE", locale: "en", operator: "", plans: PHONE_PLANS };
const early: PhoneReading = { ...inMoscow, operator: "", plans: undefined };

describe("B1: a number typed on a page", () => {
  test.each([
    ["8 (916) 123-45-67", inMoscow, "+7 916 123 45 67", "79161234567"],
    ["050 123 4567", inDubai, "+971 50 123 4567", "971501234567"],
    ["+44 7911 123456", inMoscow, "+44 7911 123456", "447911123456"],
    ["моб. ٩١٦١٢٣٤٥٦٧", inMoscow, "+7 916 123 45 67", "79161234567"],
  ])("%s is shown and sent with its country", (typed, reading, shown, sent) => {
    expect([shownPhone(typed, reading), sentTypedPhone(typed, reading)]).toEqual([shown, sent]);
    expect(sentTypedPhone(shown, reading)).toBe(sent);
    expect(typedPhoneFault(typed, reading)).toBeUndefined();
  });

  test("before the plans have come only letters and the shortest are refused, and what was typed is sent", () => {
    expect([typedPhoneFault("7913abc1234", early), typedPhoneFault("12", early)]).toEqual([
      { fault: "letters" },
      { fault: "short" },
    ]);
    expect([typedPhoneFault("916 123-45-67", early), shownPhone("916 123-45-67", early)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([sentTypedPhone("916 123-45-67", early), sentTypedPhone(" +971 50 1", early)]).toEqual([
      "9161234567",
      "+971501",
    ]);
    expect([
      typedPhoneFault("моб. ＋７ 916 123-45-67", early),
      sentTypedPhone("моб. ＋７ 916 123-45-67", early),
    ]).toEqual([undefined, "+79161234567"]);
  });

  test.each(["ru", "en"] as const)("VAL-14: every reason in %s begins with the text of the key", (locale) => {
    const texts = messagesFor(locale);
    for (const fault of ["letters", "two", "short", "long", "country", "plus", "wrong", "code", "meant", "either"]) {
      expect(texts[`booking.phone.${fault}`]?.startsWith(texts["invalid phone"] ?? "?")).toBe(true);
    }
  });
});

describe("the digits of a growing number are grouped", () => {
  const typeIn = (keys: string, reading: PhoneReading) =>
    [...keys].reduce((text, key) => groupedPhone(text + key, reading), "");

  test.each([
    ["89161234567", inMoscow, "8 (916) 123-45-67"],
    ["9161234567", inMoscow, "916 123-45-67"],
    ["+79161234567", inMoscow, "+7 916 123 45 67"],
    ["+971501234567", inMoscow, "+971 50 123 4567"],
    ["0501234567", inDubai, "050 123 4567"],
    // The country is not certain: Dubai by its pick-up, Russia by its language.
    ["0501234567", { ...inMoscow, pickup: "AE" }, "0501234567"],
    ["7913abc", inMoscow, "791 3abc"],
    ["89161234567", early, "89161234567"],
  ])("%s", (keys, reading, text) => {
    expect(typeIn(keys, reading)).toBe(text);
  });
});
