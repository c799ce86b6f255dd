import { expect, test } from "vitest";
import { commandOf, doMeet, KEYS, keyName, takenBy, type KeyCommand } from "./key-table.ts";

test("no key has two meanings on one screen, and every command has a key to show", () => {
  const all = Object.entries(KEYS) as [KeyCommand, readonly string[]][];
  const twice = all.flatMap(([one, keys]) =>
    all.flatMap(([other, others]) =>
      one !== other && doMeet(one, other) && keys.some((key) => others.includes(key)) ? [`${one} ${other}`] : [],
    ),
  );
  expect(twice).toEqual([]);
  expect(commandOf({ code: "KeyR", shiftKey: false })).toBe("provider");
  expect(commandOf({ code: "KeyR", shiftKey: false }, {}, { release: true })).toBe("release");
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

test("OPS-118: a key of one's own takes the place of the usual one, arrows stay, and a key that is taken says by what", () => {
  const own = { confirm: "KeyY", next: "KeyQ" };
  expect(commandOf({ code: "KeyY", shiftKey: false }, own)).toBe("confirm");
  expect(commandOf({ code: "KeyC", shiftKey: false }, own)).toBeUndefined();
  expect(commandOf({ code: "ArrowDown", shiftKey: false }, own)).toBe("next");
  expect(keyName("confirm", own)).toBe("Y");
  expect(takenBy("KeyD", "confirm", own)).toBe("driver");
  expect(takenBy("KeyY", "confirm", own)).toBeUndefined();
  expect(takenBy("KeyC", "driver", own)).toBeUndefined();
});
