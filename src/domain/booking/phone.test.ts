import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phoneCountries } from "#domain/booking/phone-countries.ts";
import { phoneDigits } from "#domain/booking/phone-digits.ts";
import { judgePhone, keptPhone, PHONE_LENGTHS, sentPhone } from "#domain/booking/phone.ts";
import { TEST_PLANS as plans } from "../../../tests/support/phone-plans.ts";

const read = (text: string, ...countries: string[]) => {
  const judged = judgePhone(text, countries, plans);
  return "shown" in judged ? judged.shown : judged.fault;
};

const keep = (text: string, ...countries: string[]) => {
  const read = keptPhone(text, countries, plans);
  return "kept" in read ? read.kept : read.fault;
};

/** Numbers as people of twenty countries write them: at home, and from abroad. */
const AT_HOME: readonly (readonly [country: string, home: string, abroad: string])[] = [
  ["RU", "8 (916) 123-45-67", "+7 916 123 45 67"],
  ["RU", "916 123 45 67", "+7 916 123 45 67"],
  ["RU", "79161234567", "+7 916 123 45 67"],
  ["RU", "8 495 123-45-67", "+7 495 123 45 67"],
  ["KZ", "8 701 123 45 67", "+7 701 123 4567"],
  ["BY", "8 029 123-45-67", "+375 29 123 45 67"],
  ["BY", "29 123 45 67", "+375 29 123 45 67"],
  ["UA", "050 123 45 67", "+380 50 123 4567"],
  ["GE", "555 12 34 56", "+995 555 12 34 56"],
  ["AM", "091 123456", "+374 91 123456"],
  ["TR", "0532 123 45 67", "+90 532 123 45 67"],
  ["AE", "050 123 4567", "+971 50 123 4567"],
  ["IN", "098765 43210", "+91 98765 43210"],
  ["CN", "138 0013 8000", "+86 138 0013 8000"],
  ["TH", "081 234 5678", "+66 81 234 5678"],
  ["GB", "07911 123456", "+44 7911 123456"],
  ["GB", "020 7946 0958", "+44 20 7946 0958"],
  ["DE", "0151 23456789", "+49 1512 3456789"],
  ["FR", "06 12 34 56 78", "+33 6 12 34 56 78"],
  ["IT", "347 123 4567", "+39 347 123 4567"],
  ["IT", "06 1234 5678", "+39 06 1234 5678"],
  ["ES", "612 34 56 78", "+34 612 34 56 78"],
  ["FI", "040 1234567", "+358 40 1234567"],
  ["EE", "5123 4567", "+372 5123 4567"],
  ["RS", "060 1234567", "+381 60 1234567"],
  ["IL", "050-123-4567", "+972 50 123 4567"],
  ["US", "(212) 555-0100", "+1 212 555 0100"],
  ["AR", "011 15 2345 6789", "+54 9 11 2345 6789"],
];

describe("ruling 2: on a page digits without a plus are a number of the chosen country", () => {
  test.each(AT_HOME)("%s: %s is %s", (country, home, abroad) => {
    expect(read(home, country)).toBe(abroad);
  });

  test.each(AT_HOME)("%s: what is shown for %s is read as itself in any country: %s", (_, __, abroad) => {
    for (const elsewhere of ["RU", "US", "AE", "ZZ"]) expect(read(abroad, elsewhere)).toBe(abroad);
  });

  test.each([
    ["+7 (926) 123-45-67", "+7 926 123 45 67"],
    ["  +7.926.123.45.67 ", "+7 926 123 45 67"],
    ["(+7) 926 1234567", "+7 926 123 45 67"],
    ["tel:+79261234567", "+7 926 123 45 67"],
    ["\u202A+7\u00A0926\u2009123\u201145\u201367\u202C", "+7 926 123 45 67"],
    ["+7 8 926 123 45 67", "+7 926 123 45 67"],
    ["0044 7911 123456", "+44 7911 123456"],
    ["8 10 44 7911 123456", "+44 7911 123456"],
    ["+44 (0) 7911 123456", "+44 7911 123456"],
    ["тел. +7 926 123-45-67", "+7 926 123 45 67"],
    ["Тел.: 8 (926) 123-45-67", "+7 926 123 45 67"],
    ["моб. (926) 123-45-67", "+7 926 123 45 67"],
    ["WhatsApp: +44 7911 123456", "+44 7911 123456"],
    ["whatsapp/telegram +7 926 123 45 67", "+7 926 123 45 67"],
    ["Анна +7 926 123-45-67", "+7 926 123 45 67"],
    ["+7 926 123-45-67 (Анна)", "+7 926 123 45 67"],
    ["8 926 123-45-67, Анна Петрова", "+7 926 123 45 67"],
    ["📞 +7 926 123-45-67", "+7 926 123 45 67"],
    ["tel:+7-926-123-45-67", "+7 926 123 45 67"],
    ["٧٩٢٦١٢٣٤٥٦٧", "+7 926 123 45 67"],
    ["+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "+971 50 123 4567"],
    ["۸۹۲۶۱۲۳۴۵۶۷", "+7 926 123 45 67"],
    ["＋７９２６１２３４５６７", "+7 926 123 45 67"],
  ])("pasted as %j it is %s", (pasted, shown) => {
    expect(read(pasted, "RU")).toBe(shown);
  });
});

describe("the country is that of the pick-up, of the language, or of the operator", () => {
  test("each country counts once, and what is not known is left out", () => {
    expect(phoneCountries({ pickup: "ae", locale: "ru", operator: "gb" })).toEqual(["AE", "RU", "GB"]);
    expect(phoneCountries({ pickup: "RU", locale: "ru", operator: "RU" })).toEqual(["RU"]);
    expect(phoneCountries({ pickup: "", locale: "en", operator: "TR" })).toEqual(["TR"]);
  });

  test.each([
    ["AE", "ru", ["AE", "RU"]],
    ["ru", "ru", ["RU"]],
    ["", "ru", ["RU"]],
    ["GB", "en", ["GB"]],
    ["", "en", []],
  ] as const)("a pick-up in %j in %s: %j", (pickup, locale, countries) => {
    expect(phoneCountries({ pickup, locale, operator: "" })).toEqual(countries);
  });

  test.each([
    ["8 916 123-45-67", "AE", "+7 916 123 45 67"],
    ["8 916 123-45-67", "IT", "+7 916 123 45 67"],
    ["050 123 4567", "AE", "+971 50 123 4567"],
    ["8 916 123-45-67", "DE", "+7 916 123 45 67"],
    // A landline in Munich without its nought, and a mobile of Moscow without its eight.
    ["9161234567", "GB", "either"],
    ["07911 123456", "GB", "+44 7911 123456"],
  ])("%s in Russian with a pick-up in %s: %s", (text, pickup, shown) => {
    expect(read(text, ...phoneCountries({ pickup, locale: "ru", operator: "" }))).toBe(shown);
  });

  test("a number that both countries give out is asked back with the two it may be", () => {
    expect(judgePhone("9161234567", ["GB", "RU"], plans)).toEqual({
      fault: "either",
      number: "+44\u00A0916\u00A0123\u00A04567",
      other: "+7\u00A0916\u00A0123\u00A045\u00A067",
    });
  });
});

describe("B1, VAL-12: a number that nobody can have is refused with the reason", () => {
  test.each([
    ["+7 913 123 45 6", "short"],
    ["123456789", "short"],
    ["112", "short"],
    ["+7", "short"],
    ["+99912345", "country"],
    ["+0123456789", "country"],
    ["+7 913 123 45 67 8", "long"],
    ["+7916123456789", "long"],
    ["8 926 123 45 67 89", "long"],
    ["+7 113 123 45 67 8", "code"],
    ["07700 900123", "wrong"],
    ["12345678901234567890", "long"],
    ["7913abc1234", "letters"],
    ["+7 916 123-45-67 доб. 3", "letters"],
    ["доб. 5 89161234567", "letters"],
    ["ext 12, +7 916 123-45-67", "letters"],
    ["8-800-FLOWERS", "letters"],
    ["+7 916 123-45-67, +7 903 123-45-67", "two"],
    ["+7 916 123-45-67 +7 903 123-45-67", "two"],
    ["Анна 8 916 123-45-67 Пётр 8 903 123-45-67", "two"],
    ["+", "letters"],
    ["📞", "letters"],
  ])("%j: %s", (text, fault) => {
    expect(read(text, "RU")).toBe(fault);
  });

  test("a plus before a number as it is dialled at home is asked back", () => {
    const number = "+7\u00A0916\u00A0123\u00A045\u00A067";
    expect(judgePhone("+8 916 123 45 67", ["RU"], plans)).toMatchObject({ fault: "meant", number });
  });

  test("found 32: a number that only has the length of the country needs its code", () => {
    expect([read("(212) 555-0123", "RU"), read("(212) 555-0123"), read("(212) 555-0123", "US")]).toEqual([
      "plus",
      "plus",
      "+1 212 555 0123",
    ]);
  });

  test("a Russian mobile as it is dialled at home is asked back on an English page too", () => {
    const fault = { fault: "meant", number: "+7\u00A0916\u00A0123\u00A045\u00A067" };
    expect(
      judgePhone("8 916 123-45-67", phoneCountries({ pickup: "GB", locale: "en", operator: "" }), plans),
    ).toMatchObject(fault);
    expect(
      judgePhone("8 916 123-45-678", phoneCountries({ pickup: "GB", locale: "en", operator: "" }), plans),
    ).not.toMatchObject(fault);
  });

  test("without any country a number needs its plus", () => {
    expect(read("020 7946 0958")).toBe("plus");
  });
});

describe("VAL-13: on the wire the length of a number without a plus decides where no plan knows it", () => {
  test.each([1, 8, 9, 12, 14, 15, 17, 20])("%i digits are refused", (length) => {
    expect(keep("9".repeat(length), "RU")).toMatch(/^[a-z]+$/);
  });

  test.each([10, 11, 13, 16])("%i digits are accepted as typed, without a plus only", (length) => {
    expect(PHONE_LENGTHS).toContain(length);
    expect(keep("0".repeat(length), "GB")).toBe("0".repeat(length));
    expect(keep(`+${"0".repeat(length)}`, "GB")).toMatch(/^[a-z]+$/);
  });

  test.each([
    ["8", "short"],
    ["999999999", "short"],
    ["99999999999999999", "long"],
    ["+999123456789", "country"],
    ["+7 913 123 45 6", "short"],
    ["+44791112345", "+44791112345"],
    ["+37129123456", "+37129123456"],
    ["+371291234567", "long"],
    ["7913abc1234", "letters"],
    ["", "letters"],
    ["+", "letters"],
    ["()-", "letters"],
    ["7913123456/7", "letters"],
    ["7913\u0000123456", "letters"],
    ["12345678 / 23456789", "two"],
  ])("%j: %s", (text, fault) => {
    expect(keep(text, "RU")).toBe(fault);
  });
});

describe("ruling 32: what a client sends is kept as E.164 where it can be one number only", () => {
  test.each([
    ["+7(926)1234567", "+79261234567"],
    ["79261234567", "+79261234567"],
    ["89261234567", "+79261234567"],
    ["9261234567", "+79261234567"],
    ["8.926.123.45.67", "+79261234567"],
    ["84951234567", "+74951234567"],
    ["8613800138000", "+8613800138000"],
    ["33612345678", "+33612345678"],
    ["447911123456", "+447911123456"],
    ["+971501234567", "+971501234567"],
    ["+375 29 123-45-67", "+375291234567"],
  ])("%s is kept as %s", (sent, kept) => {
    expect(keep(sent, "RU")).toBe(kept);
  });

  test.each([
    ["4520123456", "Denmark with its code, or Russia without its eight"],
    ["2125550123", "New York, but nothing says so"],
    ["0000000000000", "no country's"],
    ["1234567890123456", "longer than any number"],
  ])("%s stays as it came: %s", (sent) => {
    expect(keep(sent, "RU")).toBe(sent);
  });

  test("a Mexican mobile is read without the 1 that was written after its code until 2019", () => {
    for (const typed of [
      "+52 1 55 1234 5678",
      "0052 1 55 1234 5678",
      "5215512345678",
      "tel:+52-1-55-1234-5678",
      "+52 55 1234 5678",
    ])
      expect([typed, keep(typed), keep(typed, "MX")]).toEqual([typed, "+525512345678", "+525512345678"]);
  });

  test("without a home a number is read with its code only", () => {
    expect([keep("9261234567"), keep("79261234567")]).toEqual(["9261234567", "+79261234567"]);
  });

  test("a number that has been kept is kept again", () => {
    for (const sent of ["89261234567", "4520123456", "447911123456", "+971501234567"]) {
      const kept = keep(sent, "RU");
      expect(keep(kept, "RU")).toBe(kept);
    }
  });
});

describe("VAL-15: what people type between digits is removed before the check and before sending", () => {
  test.each([
    ["+7 (913) 123-45-67", "79131234567"],
    ["8.913.123.45.67", "89131234567"],
    ["7\u00a0913\u2009123\u201145\u201367", "79131234567"],
    ["\u202A+7(926)1234567\u202C", "79261234567"],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(phoneDigits(text)).toBe(expected);
  });

  test.each([
    ["+79131234567", "79131234567"],
    ["+33612345678", "33612345678"],
    ["+971501234567", "971501234567"],
    // Digits alone would be taken for another number.
    ["+84951234567", "+84951234567"],
    ["+4520123456", "+4520123456"],
  ])("%s is sent as %s", (number, sent) => {
    expect(sentPhone(number, ["RU"], plans)).toBe(sent);
  });

  test("a number stays the same however its digits are parted, on the page and on the wire", () => {
    const separator = fc.constantFrom("", " ", "-", "(", ")", ".", "\u00a0", "\u2011", "\u2013");
    const digits = fc.tuple(
      fc.constantFrom(...AT_HOME),
      fc.array(separator, { minLength: 16, maxLength: 16 }),
      fc.constantFrom(["RU"], []),
    );
    fc.assert(
      fc.property(digits, ([[country, , abroad], gaps, home]) => {
        const number = `+${phoneDigits(abroad)}`;
        const parted = `+${number.slice(1).replace(/\d/g, (digit, at: number) => digit + (gaps[at] ?? ""))}`;
        expect(read(parted, country)).toBe(abroad);
        expect(keep(parted, ...home)).toBe(number);
        expect(keep(sentPhone(number, home, plans), ...home)).toBe(number);
      }),
    );
  });
});

test("no Unicode text makes a check throw, and what is dialled is E.164", () => {
  const noisy = fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 2 }), fc.constantFrom(..."+0123456789 -()")), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(noisy, fc.constantFrom("RU", "AE", ""), (pieces, country) => {
      const text = pieces.join("");
      const judged = judgePhone(text, [country], plans);
      if ("shown" in judged) expect(judged.number).toMatch(/^\+[1-9]\d{6,15}$/);
      expect(keep(text, country)).toMatch(/^[a-z]+$|^\+?\d{5,16}$/);
    }),
    { numRuns: 40 },
  );
});
