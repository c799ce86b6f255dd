import { maskitoTransform } from "@maskito/core";
import { expect, it } from "vitest";
import { timeMask } from "#ui/time-mask.ts";

const paste = (text: string) => maskitoTransform(text, timeMask());
const caret = (value: string) => ({ value, selection: [value.length, value.length] as const });
const { postprocessors = [], ...plain } = timeMask();
/** Types key by key, each into what the one before it has left. */
const type = (keys: string, from = "") =>
  [...keys].reduce((before, key) => {
    const typed = caret(maskitoTransform(before + key, plain));
    return postprocessors.reduce((now, finish) => finish(now, caret(before)), typed).value;
  }, from);

it.each([
  ["7", "07"],
  ["730", "07:30"],
  ["28", "23"],
  ["29", "23"],
  ["2879", "23:59"],
  ["1275", "12:55"],
  ["127", "12:5"],
  ["1430", "14:30"],
  ["0000", "00:00"],
  ["ab", ""],
  ["14:305", "14:30"],
])("UIK-23 to UIK-27: typing %s gives %s", (keys, value) => expect(type(keys)).toBe(value));

it.each([
  ["9:45", "09:45"],
  ["2879", "28:79"],
  ["24:00", "24:00"],
  ["12:70", "12:70"],
  ["14:30", "14:30"],
  ["14.30", "14:30"],
  ["2:30 pm", "14:30"],
  ["12:15 a.m.", "00:15"],
])("UIK-28: pasting %s gives %s", (text, value) => expect(paste(text)).toBe(value));

it.each([
  ["25", ":", "25:"],
  ["25:0", "0", "25:00"],
  ["12:7", "0", "12:70"],
])("B9: %s that has been asked about is not corrected again by %s", (asked, key, value) =>
  expect(type(key, asked)).toBe(value),
);
