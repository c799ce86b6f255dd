import { expect, it } from "vitest";
import { otherCases } from "#server/gazetteer/names/other-cases.ts";

it.each([
  ["вены", "вена"],
  ["лондона", "лондон"],
  ["самары", "самара"],
  ["казани", "казань"],
  ["нижнего новгорода", "нижний новгород"],
  ["красной поляны", "красная поляна"],
  ["уфы", "уфа"],
  ["турции", "турция"],
])("«%s» is also read as «%s»", (typed, named) => {
  expect(otherCases(typed.split(" ")).map((words) => words.join(" "))).toContain(named);
});

it("a text that is not a Russian word in another case has no other reading, and readings stay few", () => {
  expect(otherCases(["london"])).toEqual([]);
  expect(otherCases(["5"])).toEqual([]);
  expect(otherCases("ии ии и и и и и и ани ани ани ани".split(" ")).length).toBeLessThanOrEqual(8);
});
