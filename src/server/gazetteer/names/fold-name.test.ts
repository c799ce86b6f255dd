import { expect, it } from "vitest";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";

it.each([
  ["Шереметьево", "Sheremetyevo"],
  ["Анталия", "Antaliya"],
  ["Анталья", "Antalya"],
  ["Нижний Новгород", "Nizhny Novgorod"],
  ["Екатеринбург", "Yekaterinburg"],
  ["Жуковский", "Zhukovsky"],
  ["Алексеевка", "Alekseyevka"],
  ["Хельсинки", "Helsinki"],
  ["Йошкар-Ола", "Yoshkar-Ola"],
  ["Тель-Авив", "tel aviv"],
  ["Гёкчен", "Гекчен"],
])("«%s» and «%s» are the same name to the search", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it("marks, case, hyphens and apostrophes do not matter", () => {
  expect(foldWords("İSTANBUL")).toEqual(["istanbul"]);
  expect(foldWords("Saint-Étienne")).toEqual(["saint", "etiene"]);
  expect(foldWords("L’Aquila")).toEqual(foldWords("L'Aquila"));
  expect(foldWords("  \t-- ")).toEqual([]);
});
