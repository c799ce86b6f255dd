import { maskitoTransform } from "@maskito/core";
import { expect, it } from "vitest";
import { dateMask } from "#ui/date-mask.ts";
import { fromDateText, toDateText } from "#ui/date-text.ts";

const type = (keys: string) => [...keys].reduce((value, key) => maskitoTransform(value + key, dateMask), "");

it("puts the dots itself while typing", () => {
  expect(type("01022026")).toBe("01.02.2026");
  expect(type("0102a")).toBe("01.02");
  expect(type("010220269")).toBe("01.02.2026");
});

it.each(["24.11.2026", "24/11/2026", "24-11-2026", "2026-11-24", "24112026"])("takes a pasted %s", (text) => {
  expect(maskitoTransform(text, dateMask)).toBe("24.11.2026");
});

it("pads a pasted short date", () => expect(maskitoTransform("1.2.2026", dateMask)).toBe("01.02.2026"));

it("turns texts into days and back", () => {
  expect(fromDateText("01.02.2026")).toBe("2026-02-01");
  expect(toDateText("2026-02-01")).toBe("01.02.2026");
  expect(toDateText("")).toBe("");
});

it.each(["1.02.2026", "01.02. 2026", " 01.02.2026", "31.02.2026", "01.13.2026", "01.02.26", ""])(
  "gives no date for '%s'",
  (text) => {
    expect(fromDateText(text)).toBeUndefined();
  },
);
