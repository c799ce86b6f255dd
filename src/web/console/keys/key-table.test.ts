import { expect, test } from "vitest";
import { commandOf, KEYS, keyName, type KeyCommand } from "./key-table.ts";

test("no key has two meanings, and every command has a key to show", () => {
  const codes = Object.values(KEYS).flat();
  expect(new Set(codes).size).toBe(codes.length);
  for (const command of Object.keys(KEYS) as KeyCommand[])
    expect(keyName(command)).toMatch(/^(\w|[?/.[\]]|Enter|Esc|Shift \w|Ctrl \w)$/);
});

test("keys are known by their place, so that they work in the Russian layout too; a shifted letter is none", () => {
  expect(commandOf({ code: "KeyC", shiftKey: false })).toBe("confirm");
  expect(commandOf({ code: "KeyC", shiftKey: true })).toBeUndefined();
  expect(commandOf({ code: "Slash", shiftKey: true })).toBe("help");
  expect(commandOf({ code: "Slash", shiftKey: false })).toBe("in-list");
  expect(commandOf({ code: "KeyQ", shiftKey: false })).toBeUndefined();
  expect(commandOf({ code: "KeyA", shiftKey: false })).toBe("agree");
  expect(commandOf({ code: "KeyA", shiftKey: false, ctrlKey: true })).toBe("select-all");
  expect(commandOf({ code: "KeyJ", shiftKey: true })).toBe("select-next");
});
