import { expect, test } from "vitest";
import { usualEditorState } from "./editor-state.ts";
import { keepEdits, takeKeptEdits } from "./kept-edits.ts";

const DEFAULTS = { accent: "#00AD5A", background: "#F4F6F8" };
const changed = { ...usualEditorState(DEFAULTS), uspList: [12, 7], uspHeader: { ru: "В горы", en: "Up" } };

test("USP-21: what was changed before a session ended is there once after it, for the same partner alone", () => {
  keepEdits(1863, changed);
  expect(takeKeptEdits(1863, DEFAULTS)).toEqual(changed);
  expect(takeKeptEdits(1863, DEFAULTS)).toBeUndefined();
  keepEdits(1863, changed);
  expect([takeKeptEdits(25526, DEFAULTS), takeKeptEdits(1863, DEFAULTS)]).toEqual([undefined, undefined]);
});
