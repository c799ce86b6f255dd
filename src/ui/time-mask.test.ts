import { maskitoTransform } from "@maskito/core";
import { expect, it } from "vitest";
import { timeMask } from "#ui/time-mask.ts";

const paste = (text: string) => maskitoTransform(text, timeMask());
const type = (keys: string) => [...keys].reduce((value, key) => maskitoTransform(value + key, timeMask()), "");

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
  ["2879", "23:59"],
  ["1275", "12:55"],
  ["14:30", "14:30"],
  ["14.30", "14:30"],
  ["2:30 pm", "14:30"],
  ["12:15 a.m.", "00:15"],
])("UIK-28: pasting %s gives %s", (text, value) => expect(paste(text)).toBe(value));
