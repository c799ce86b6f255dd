import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMAIL_MAX_LENGTH, emailFault, isEmail, judgeEmail, meantEmail, readEmail } from "#domain/booking/email.ts";

const LONG_LABEL = "d".repeat(63);

describe("an e-mail address is accepted", () => {
  test.each([
    ["anna@example.com", "an ordinary one"],
    ["a@b.co", "a short one"],
    ["first.last+tag@sub.example.co.uk", "with dots, a tag and several domains"],
    ["o'neil_99-x@ex-ample.org", "with an apostrophe, an underscore and dashes"],
    ["анна@пример.рф", "in Russian letters"],
    ["anna@xn--e1afmkfd.xn--p1ai", "with an international domain in its ASCII form"],
    ["anna@XN--E1AFMKFD.XN--P1AI", "with the same in capitals"],
    [`${"l".repeat(64)}@example.com`, "with the longest local part"],
    [`a@${LONG_LABEL}.com`, "with the longest domain label"],
    [`a@b.${LONG_LABEL}`, "with the longest top domain"],
    [`a@b.xn--${LONG_LABEL.slice(4)}`, "with the longest international top domain"],
  ])("%s: %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });
});

describe("an e-mail address is refused", () => {
  test.each([
    ["", "empty"],
    ["anna", "without a sign"],
    ["anna@", "without a domain"],
    ["@example.com", "without a local part"],
    ["anna@example", "without a dotted domain"],
    ["anna@example.c", "with a top domain of one letter"],
    ["anna@example.123", "with a top domain of digits"],
    ["anna@@example.com", "with two signs"],
    ["anna @example.com", "with a space"],
    ["anna@-example.com", "with a label that begins with a dash"],
    ["anna@example-.com", "with a label that ends with a dash"],
    ["anna@exa..mple.com", "with an empty label"],
    ["anna@xn--.xn--", "with an empty international label"],
    ["Anna <anna@example.com>", "with a name around it"],
    ["a@example.com,b@example.com", "two at once"],
    ["a@example.com;b@example.com", "two at once, by semicolon"],
    ["anna@example.com\r\nBcc: all@example.com", "with a header break behind it"],
    ["anna\r\nBcc:x@example.com", "with a header break inside"],
    ["anna\u0000@example.com", "with a NUL, which the database cannot keep"],
    ["anna\u0007@example.com", "with a control character"],
    ["anna\u200b@example.com", "with an invisible character"],
    ["anna\ud83d@example.com", "with half a surrogate pair"],
    ["anna\ufffd@example.com", "with the mark of a broken character"],
    [`${"l".repeat(65)}@example.com`, "with a local part too long"],
    [`a@${LONG_LABEL}d.com`, "with a domain label too long"],
    [`a@b.${LONG_LABEL}d`, "with a top domain too long"],
    [`a@b.xn--${LONG_LABEL.slice(3)}`, "with an international top domain too long"],
  ])("%j: %s", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test("longer than 254 characters, though well formed; at the limit it is accepted", () => {
    const end = `.${LONG_LABEL}.${LONG_LABEL}.com`;
    const ofLength = (length: number) => `${"l".repeat(60)}@${"d".repeat(length - 61 - end.length)}${end}`;
    expect([ofLength(254).length, isEmail(ofLength(254))]).toEqual([EMAIL_MAX_LENGTH, true]);
    expect(isEmail(ofLength(255))).toBe(false);
  });
});

test("no Unicode text makes the check throw, and what passes has one sign and no space or control character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const candidate of [text, `${text}@example.com`, `anna@${text}.com`]) {
        if (isEmail(candidate)) expect(candidate).toMatch(/^[^\s\p{C}@]+@[^\s\p{C}@]+$/u);
      }
    }),
  );
});

test("every well-formed address of a letters-and-digits world is accepted", () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9.+_-]{1,30}$/),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.stringMatching(/^[a-z]{2,10}$/),
      (local, labels, top) => {
        expect(isEmail(`${local}@${labels.join(".")}.${top}`)).toBe(true);
      },
    ),
  );
});

describe("VAL-09: an address typed or pasted on a page is read where there is no doubt", () => {
  test.each([
    ["mailto:anna@example.com", "anna@example.com"],
    ["mailto:anna@example.com?subject=Hello", "anna@example.com"],
    ['"Анна Петрова" <anna@example.com>', "anna@example.com"],
    ["Anna <mailto:anna@example.com>", "anna@example.com"],
    ["anna@example.com <mailto:anna@example.com>", "anna@example.com"],
    ["  anna@example.com\u00A0\u200B", "anna@example.com"],
    ["«anna@example.com».", "anna@example.com"],
    ["anna@example.com,", "anna@example.com"],
    ["E-mail: anna@example.com", "anna@example.com"],
    ["anna @ example.com", "anna@example.com"],
    ["anna@example. com", "anna@example.com"],
    ["anna@mail,ru", "anna@mail.ru"],
    ["anna@mailюru", "anna@mail.ru"],
    ["anna＠example.com", "anna@example.com"],
    ["\u0430nna@example.com", "anna@example.com"],
    ["anna@ex\u0430mple.com", "anna@example.com"],
    ["анна@пример.рф", "анна@пример.рф"],
    ["anna@пример.рф", "anna@пример.рф"],
  ])("%j is %j", (typed, email) => {
    expect(judgeEmail(typed)).toEqual({ email });
    expect(readEmail(email)).toBe(email);
  });
});

describe("VAL-09: an address that is in doubt is asked back with its reason, and stays as it is", () => {
  test.each([
    ["anna", "unfinished"],
    ["anna@", "unfinished"],
    ["@example.com", "unfinished"],
    ["anna@example", "unfinished"],
    ["anna@example.", "unfinished"],
    ["anna@example.c", "unfinished"],
    ["a@example.com, b@example.com", "two"],
    ["a@example.com b@example.com", "two"],
    ["Anna <a@example.com>; Pyotr <p@example.com>", "two"],
    ["anna,petrova@example.com", "comma"],
    ["anna@mail.co,uk", "comma"],
    ["anna petrova@example.com", "space"],
    ["anna@exa mple.com", "space"],
    ["anna@example.com. Спасибо", "space"],
    ["\u0430\u043f\u043f\u0430@example.com", "alphabet"],
    ["anna@mail.\u0440\u0443", "alphabet"],
    ["anna@mail.r\u0443", "alphabet"],
    ["annа.петрова@example.com", "alphabet"],
    ["anna@@example.com", "sign"],
    ["an(na)@example.com", "sign"],
    ["anna@exa..mple.com", "sign"],
    ["anna\\@example.com", "sign"],
  ])("%j: %s", (typed, fault) => {
    expect(emailFault(typed)).toBe(fault);
    expect(readEmail(` ${typed} `)).toBe(typed);
  });

  test.each([
    ["anna@gmail.con", "anna@gmail.com"],
    [" Anna@GMIAL.com ", "Anna@gmail.com"],
    ["anna@yandex.r", "anna@yandex.ru"],
    ["anna@mail.r", "anna@mail.ru"],
    ["anna@gmail.com", undefined],
    ["anna@mai.ru", undefined],
    ["anna@constructor", undefined],
    ["", undefined],
  ])("%j may have been meant as %j, which is asked and not corrected", (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
    expect(readEmail(typed)).toBe(typed.trim());
  });

  test("whatever is typed, it ends as an address or as a reason", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        for (const typed of [text, `${text}@example.com`, `Anna <${text}>`, `a@b.com,${text}`]) {
          const judged = judgeEmail(typed);
          expect("fault" in judged || isEmail(judged.email)).toBe(true);
        }
      }),
    );
  });
});
