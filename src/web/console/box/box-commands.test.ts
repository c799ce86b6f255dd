import { expect, test } from "vitest";
import { commandsFor, firstChosen, screenCommands } from "./box-commands.ts";

const nothing = () => undefined;
const row = screenCommands(
  { confirm: nothing, note: nothing, next: nothing, help: nothing, filters: nothing },
  (command) => `Command ${command}`,
);

test("the row in focus has what its screen listens to, with its keys, and none of the keys that walk the page", () => {
  expect(row.map(({ id, group, keys }) => [id, group, keys])).toEqual([
    ["confirm", "row", "C"],
    ["note", "row", "M"],
    ["filters", "do", "F"],
  ]);
});

test("a text finds commands by a part of their words, and nothing typed finds all", () => {
  expect(commandsFor(row, " CONF ").map(({ id }) => id)).toEqual(["confirm"]);
  expect(commandsFor(row, "")).toHaveLength(3);
  expect(commandsFor(row, "wash")).toEqual([]);
});

test("the first order is chosen by itself, a command that changes something never is", () => {
  expect(firstChosen(2, row)).toBe(0);
  expect(firstChosen(0, row)).toBe(1);
  expect(firstChosen(0, commandsFor(row, "confirm"))).toBe(-1);
});
