import { maskitoTransform } from "@maskito/core";
import { describe, expect, it } from "vitest";
import { dateMask, dateNotation, datePlaceholder } from "#ui/date-mask.ts";
import { fromDateText, toDateText, USUAL_DATE_FORMAT } from "#ui/date-text.ts";

const type = (keys: string, format?: string) =>
  [...keys].reduce((value, key) => maskitoTransform(value + key, dateMask(format)), "");

describe("the mask", () => {
  it("UIK-07, OPN-126: is 11.11.1111, and an empty field shows 00.00.0000", () => {
    expect(dateNotation()).toBe("11.11.1111");
    expect(datePlaceholder()).toBe("00.00.0000");
    expect(dateNotation("YYYY-MM-DD")).toBe("1111-11-11");
    expect(datePlaceholder("MM/DD/YYYY")).toBe("00/00/0000");
  });

  it("UIK-07: adds the dots itself while typing", () => {
    expect(type("01022026")).toBe("01.02.2026");
    expect(type("0102a")).toBe("01.02");
    expect(type("010220269")).toBe("01.02.2026");
    expect(type("20260201", "YYYY-MM-DD")).toBe("2026-02-01");
  });

  it.each(["24.11.2026", "24/11/2026", "24-11-2026", "2026-11-24", "24112026"])("takes a pasted %s", (text) => {
    expect(maskitoTransform(text, dateMask())).toBe("24.11.2026");
  });

  it.each([
    ["1.2.2026", "DD.MM.YYYY", "01.02.2026"],
    ["1.2.2026", "YYYY-MM-DD", "2026-02-01"],
    ["2026-2-1", "DD/MM/YYYY", "01/02/2026"],
    ["1/2/2026", "MM/DD/YYYY", "01/02/2026"],
  ])("turns a pasted %s into %s", (text, format, written) => {
    expect(maskitoTransform(text, dateMask(format))).toBe(written);
  });
});

describe("the text", () => {
  it("I18-11: is written DD.MM.YYYY by default", () => {
    expect(USUAL_DATE_FORMAT).toBe("DD.MM.YYYY");
    expect(toDateText("2026-02-01")).toBe("01.02.2026");
    expect(toDateText("2026-02-01", "YYYY-MM-DD")).toBe("2026-02-01");
    expect(toDateText("2026-02-01", "DD/MM/YYYY")).toBe("01/02/2026");
    expect(toDateText("")).toBe("");
  });

  it("UIK-08: reads back as the same day", () => {
    expect(fromDateText("01.02.2026")).toBe("2026-02-01");
    expect(fromDateText("02/01/2026", "MM/DD/YYYY")).toBe("2026-02-01");
    expect(fromDateText("2026-02-01", "YYYY-MM-DD")).toBe("2026-02-01");
    expect(fromDateText("01.02.2026", "YYYY-MM-DD")).toBeUndefined();
  });

  it.each(["1.02.2026", "01.02. 2026", " 01.02.2026", "31.02.2026", "01.13.2026", "01.02.26", ""])(
    "UIK-13, UIK-18: '%s' gives no date",
    (text) => {
      expect(fromDateText(text)).toBeUndefined();
    },
  );
});
