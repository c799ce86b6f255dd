import { maskitoTransform } from "@maskito/core";
import { describe, expect, it } from "vitest";
import { digitsAndDashesMask, toDigitsAndDashes } from "#ui/digits-and-dashes-mask.ts";
import { isMaskPress } from "#ui/mask-press.ts";
import { emptySlots, slotMask } from "#ui/slot-mask.ts";
import { splitMatch } from "#ui/split-match.ts";
import { toStepValue } from "#ui/step-value.ts";

it("UIK-38, UIK-39: keeps only digits and dashes", () => {
  expect(toDigitsAndDashes("12ab-3")).toBe("12-3");
  expect(maskitoTransform("1-2–3—4", digitsAndDashesMask)).toBe("1-2–3—4");
  expect(maskitoTransform("a", digitsAndDashesMask)).toBe("");
});

it.each([
  ["2.7", 2],
  ["2,7", 2],
  ["-1", 0],
  ["−4", 0],
  ["99", 8],
  ["", undefined],
  ["two", undefined],
  ["1e1", undefined],
  ["0x5", undefined],
  ["-", undefined],
  [" 1 2 ", 8],
])("UIK-34: a stepper from 0 to 8 reads '%s' as %s", (text, value) =>
  expect(toStepValue(text, { min: 0, max: 8 })).toBe(value),
);

it("splits a suggestion around the typed text", () => {
  expect(splitMatch("Шереметьево", "ШЕР")).toEqual(["", "Шер", "еметьево"]);
  expect(splitMatch("Отель «Метрополь»", "метро")).toEqual(["Отель «", "Метро", "поль»"]);
  expect(splitMatch("Внуково", "zzz")).toEqual(["", "", "Внуково"]);
});

describe("slots", () => {
  const mask = slotMask("+7 (999) a*");
  const russian = slotMask("+7 (999) 999-99-99");

  it("UIK-44: shows its empty slots and fixed characters", () => {
    expect(emptySlots("+7 (999) a*")).toBe("+7 (___) __");
    expect(emptySlots("99-99", "•")).toBe("••-••");
    expect(maskitoTransform("", mask)).toBe("+7 (___) __");
  });

  it("UIK-42: takes digits, letters or either, as the pattern says", () => {
    expect(maskitoTransform("916ж5", mask)).toBe("+7 (916) ж5");
    expect(maskitoTransform("9165ж", mask)).toBe("+7 (916) ж_");
    expect(maskitoTransform("ж91", mask)).toBe("+7 (91_) __");
  });

  it.each(["8 916 123-45-67", "+7 916 123-45-67", "+79161234567", "9161234567", "007 916 123 45 67"])(
    "UIK-42: reads %s without its prefixes",
    (text) => expect(maskitoTransform(text, russian)).toBe("+7 (916) 123-45-67"),
  );

  it("UIK-43: keeps its slots, gaps included, when its own text comes back", () => {
    expect(maskitoTransform("+7 (9_6) ___-__-67", russian)).toBe("+7 (9_6) ___-__-67");
  });

  it("UIK-45: knows a tap from a drag", () => {
    expect([isMaskPress(10, 200), isMaskPress(5, 300)]).toEqual([true, true]);
    expect([isMaskPress(11, 200), isMaskPress(6, 300), isMaskPress(5, 301)]).toEqual([false, false, false]);
  });
});
