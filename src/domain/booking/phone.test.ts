import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INTERNATIONAL_PHONE_LENGTH, isPhone, PHONE_LENGTHS, phoneDigits, plainPhone } from "#domain/booking/phone.ts";

const digits = (length: number) => "9".repeat(length);

describe("VAL-13: the length of a number without a plus decides", () => {
  test.each([1, 7, 17, 20])("a number of %i digits without a plus is refused", (length) => {
    expect(isPhone(digits(length))).toBe(false);
  });

  test.each([10, 11, 13, 16])("a number of %i digits is accepted, with and without a plus", (length) => {
    expect(PHONE_LENGTHS).toContain(length);
    expect([isPhone(digits(length)), isPhone(`+${digits(length)}`)]).toEqual([true, true]);
  });
});

describe("ruling 2: a number with a leading plus may have any length that E.164 allows", () => {
  test.each([8, 9, 10, 11, 12, 13, 14, 15, 16])("a number of %i digits with a plus is accepted", (length) => {
    expect(isPhone(`+${digits(length)}`)).toBe(true);
  });

  test.each([
    ["+971501234567", "United Arab Emirates, 12 digits"],
    ["+375 29 123-45-67", "Belarus, 12 digits"],
    ["+44 7911 123456", "United Kingdom, 12 digits"],
    [" +90 532 123 45 67 ", "Turkey, with spaces around"],
  ])("%s is accepted: %s", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each([7, 17, 18])("a number of %i digits with a plus is refused", (length) => {
    expect(isPhone(`+${digits(length)}`)).toBe(false);
  });

  test("a country code does not begin with a zero", () => {
    expect(isPhone("+012345678901")).toBe(false);
  });

  test.each([
    ["447911123456", "United Kingdom"],
    ["971501234567", "United Arab Emirates"],
    ["375 29 123-45-67", "Belarus"],
    ["354612345", "nine digits"],
  ])("%s has lost its plus and is read as if it had one: %s", (text) => {
    expect(isPhone(text)).toBe(true);
    expect(plainPhone(text)).toBe(`+${phoneDigits(text)}`);
  });

  test.each([
    ["8 (913) 123-45-67", "89131234567"],
    ["9131234567", "9131234567"],
    ["+7 913 123-45-67", "+79131234567"],
    ["1234567", "1234567"],
    ["012345678901", "012345678901"],
    ["ext 12345678", "ext12345678"],
  ])("a possibly national number, or no number at all, stays unchanged: %s", (text, kept) => {
    expect(plainPhone(text)).toBe(kept);
  });

  test("no number of another length begins with a zero", () => {
    expect(isPhone("012345678901")).toBe(false);
  });

  test("the limits match the shortest and the longest number", () => {
    expect(INTERNATIONAL_PHONE_LENGTH).toEqual({ min: 8, max: 15 });
  });
});

describe("VAL-12: a phone consists of digits only", () => {
  test.each(["7913abc1234", "", "+", "()-", "7913123456/7", "٧٩١٣١٢٣٤٥٦٧", "7913\u0000123456", "7913123456 ext"])(
    "%j is refused",
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

describe("VAL-15: what people type between digits is removed", () => {
  test.each([
    ["+7 (913) 123-45-67", "79131234567"],
    ["8.913.123.45.67", "89131234567"],
    ["7\u00a0913\u2009123\u201145\u201367", "79131234567"],
    ["+7(926)1234567", "79261234567"],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(phoneDigits(text)).toBe(expected);
  });

  test("a number stays valid however it is written", () => {
    const separator = fc.constantFrom("", " ", "-", "(", ")", ".", "\u00a0", "\u2011", "\u2013");
    fc.assert(
      fc.property(
        fc
          .constantFrom(...PHONE_LENGTHS)
          .chain((length) =>
            fc.array(fc.tuple(fc.constantFrom(..."0123456789"), separator), { minLength: length, maxLength: length }),
          ),
        (pieces) => {
          const plain = pieces.map(([digit]) => digit).join("");
          const typed = pieces.map(([digit, between]) => digit + between).join("");
          expect(phoneDigits(typed)).toBe(plain);
          expect(isPhone(typed)).toBe(true);
        },
      ),
    );
  });
});

test("no Unicode text makes the check throw, and what passes has ASCII digits only", () => {
  const noisy = fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 2 }), fc.constantFrom(..."+0123456789 -()")), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(noisy, (pieces) => {
      const text = pieces.join("");
      if (isPhone(text)) expect(phoneDigits(text)).toMatch(/^[0-9]{8,16}$/);
    }),
  );
});
