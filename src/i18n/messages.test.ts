import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messagesFor } from "#i18n/messages.ts";
import { translate } from "#i18n/translate.ts";

const ru = messagesFor("ru");
const en = messagesFor("en");
const all = [...Object.entries(ru), ...Object.entries(en)];

/** The argument names of a message: the words after an opening brace, up to a comma or the closing brace. */
function argumentsOf(message: string): readonly string[] {
  const names = [...message.matchAll(/\{\s*([\w-]+)\s*(?=[,}])/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].sort();
}

describe("rule 50: the two languages", () => {
  test("have the same keys", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  });

  test.each(Object.keys(ru))("%s takes the same arguments", (key) => {
    expect(argumentsOf(en[key] ?? "")).toEqual(argumentsOf(ru[key] ?? ""));
  });

  test("have every text, without exclamation marks or pleading", () => {
    expect(all.filter(([, text]) => text.trim() === "" || /!|пожалуйста|please/i.test(text))).toEqual([]);
  });

  test("PAY-20, B14: speak to people: no “Error:”, no names of the wire, no seconds to wait", () => {
    const wire =
      /(error|ошибка)\s*:|\b(HTTP|JSON|null|undefined|internal server|bad request)\b|через \{\w+\} с\b|in \{\w+\} s\b/i;
    const pages = all.filter(([key]) => !/^(wire|tariffs\.command|sandbox|errors\.unsupported-media)/.test(key));
    expect(pages.filter(([, text]) => wire.test(text))).toEqual([]);
  });

  test("keep a number and its unit on one line", () => {
    const torn = /[\d#}] (кг|kg|мин|min|ч|h|км|km|м|m|см|cm|₽|€)(?![\p{L}])|\d[–-]\d+\s(кг|kg|мин|min|ч|h|км|km)/u;
    expect(all.filter(([, text]) => torn.test(text))).toEqual([]);
  });

  test("close every brace", () => {
    expect(all.filter(([, text]) => text.split("{").length !== text.split("}").length)).toEqual([]);
  });
});

describe("translate", () => {
  const cars = "{count, plural, =0 {нет машин} one {# машина} few {# машины} other {# машин}}";

  test.each([
    [0, "нет машин"],
    [1, "1 машина"],
    [3, "3 машины"],
    [11, "11 машин"],
    [21, "21 машина"],
  ])("counts %i the Russian way", (count, text) => {
    expect(translate(cars, { count }, "ru")).toBe(text);
  });

  test("subtracts an offset before choosing a form", () => {
    const guests = "{n, plural, offset:1 =1 {only {name}} one {{name} and # other} other {{name} and # others}}";
    expect([1, 2, 3].map((n) => translate(guests, { n, name: "Ann" }, "en"))).toEqual([
      "only Ann",
      "Ann and 1 other",
      "Ann and 2 others",
    ]);
  });

  test("selects by a word, with other as the rest", () => {
    const way = "{way, select, there {out} back {home} other {on}}";
    expect(["there", "back", "x"].map((value) => translate(way, { way: value }))).toEqual(["out", "home", "on"]);
  });

  test("leaves a missing argument visible", () => {
    expect(translate("from {place}", {})).toBe("from {place}");
  });

  test("returns texts without arguments unchanged", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes("{")),
        (text) => {
          expect(translate(text)).toBe(text);
        },
      ),
    );
  });

  test("puts any value in place of its argument, once and unchanged", () => {
    const word = fc.string({ minLength: 1 }).filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(word, fc.string(), word, (before, value, after) => {
        expect(translate(`${before}{a}${after}`, { a: value })).toBe(`${before}${value}${after}`);
      }),
    );
  });

  test("chooses the form that Intl.PluralRules names", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom("ru", "en"), (count, locale) => {
        const form = new Intl.PluralRules(locale).select(count);
        const message = "{count, plural, one {one} few {few} many {many} other {other}}";
        expect(translate(message, { count }, locale)).toBe(form);
      }),
    );
  });
});
