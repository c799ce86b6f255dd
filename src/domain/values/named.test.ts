import { expect, it } from "vitest";
import { LOCALES } from "#domain/values/locale.ts";
import { allNames, namedBy, nameIn, sameInAll, type Named } from "#domain/values/named.ts";

const NIGHT: Named = { en: "Night ride", ru: "Ночная поездка" };

it("a name is given in the requested language", () => {
  expect([nameIn(NIGHT, "ru"), nameIn(NIGHT, "en")]).toEqual(["Ночная поездка", "Night ride"]);
  expect(nameIn({ ...NIGHT, ru: "" }, "ru")).toBe("");
});

it("a name stored before a language was added falls back to English", () => {
  const later = "de" as (typeof LOCALES)[number];
  expect(nameIn(NIGHT, later)).toBe("Night ride");
});

it("a name is read in every language of the product", () => {
  expect(namedBy((locale) => `name_${locale}`)).toEqual(Object.fromEntries(LOCALES.map((one) => [one, `name_${one}`])));
  expect(allNames(sameInAll("Metropol"))).toEqual(LOCALES.map(() => "Metropol"));
});
