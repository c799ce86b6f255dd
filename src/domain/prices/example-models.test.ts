import { expect, test } from "vitest";
import { exampleModels } from "#domain/prices/example-models.ts";

test("F17: a card names two example models where both fit on its line, otherwise one", () => {
  expect(exampleModels(["Kia Rio", "Škoda Rapid", "Lada Vesta"])).toEqual(["Kia Rio", "Škoda Rapid"]);
  expect(exampleModels(["Mercedes-Benz E-Class", "BMW 5 Series"])).toEqual(["Mercedes-Benz E-Class"]);
  expect(exampleModels([])).toEqual([]);
});
