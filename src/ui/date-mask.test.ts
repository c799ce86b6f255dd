import { maskitoTransform } from "@maskito/core";
import { describe, expect, it, test } from "vitest";
import { completedDate, dateMask, dateNotation, datePlaceholder, isForeignDate } from "#ui/date-mask.ts";
import { fromDateText, toDateText, USUAL_DATE_FORMAT } from "#ui/date-text.ts";
import { wordedDate } from "#ui/worded-date.ts";

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
    expect(type("010220269")).toBe("01.02.2026");
    expect(type("20260201", "YYYY-MM-DD")).toBe("2026-02-01");
  });

  it.each(["24.11.2026", "24/11/2026", "24-11-2026", "2026-11-24", "24112026"])("takes a pasted %s", (text) => {
    expect(maskitoTransform(text, dateMask())).toBe("24.11.2026");
  });

  it.each([
    ["1.2.2026", "DD.MM.YYYY", "01.02.2026"],
    ["1.2.2026", "YYYY-MM-DD", "2026-02-01"],
    ["1/2/2026", "MM/DD/YYYY", "01/02/2026"],
  ])("turns a pasted %s into %s", (text, format, written) => {
    expect(maskitoTransform(text, dateMask(format))).toBe(written);
  });
});

describe("a pasted date", () => {
  const readWords = (text: string) => wordedDate(text, ["en-GB", "ru-RU"]);
  const paste = (text: string, format?: string) => {
    const { mask, preprocessors } = dateMask(format, readWords);
    let typed = { elementState: { value: "", selection: [0, 0] as const }, data: text };
    for (const prepare of preprocessors ?? []) typed = { ...typed, ...prepare(typed, "insert") } as typeof typed;
    return maskitoTransform(typed.data, { mask: mask ?? /^.*$/s });
  };

  test.each([
    "1 декабря 2026",
    "1 декабря 2026 г.",
    "вт, 1 дек. 2026 г.",
    "вторник, 1 декабря 2026 года, 14:30",
    "1-го дек 26",
    "1 December 2026",
    "Tue 1 Dec 2026",
    "Tuesday, 1st of December 2026 at 2:30 pm",
    "December 1, 2026",
    "Dec 1 2026",
    "1 DECEMBER 26",
    "１ Dec ２０２６",
    "2026-12-01",
    "2026-12-01T14:30",
    "1.12.26",
    "1.12.26 г.",
    "1/12/2026",
    "Tue 01.12.2026",
    "до 01.12.2026",
    " 1\n декабря\t2026 ",
    "01122026",
  ])("B9: %j is 1 December 2026", (text) => {
    expect(paste(text)).toBe("01.12.2026");
  });

  test.each([
    ["3 мая 2027", "03.05.2027"],
    ["15 сент. 2027", "15.09.2027"],
    ["15 Sept 2027", "15.09.2027"],
    ["7 июн 2027", "07.06.2027"],
    ["7 июл 2027", "07.07.2027"],
    ["4 March 2027", "04.03.2027"],
    ["31 февраля 2027", "31.02.2027"],
  ])("B9: %j is %s", (text, day) => {
    expect(paste(text)).toBe(day);
  });

  test.each([
    ["1 декабря", "01.12."],
    ["Tue 1 Dec", "01.12."],
    ["1.12", "01.12."],
    ["1/12/", "01.12."],
  ])("B9: the year of %j is left to be typed", (text, day) => {
    expect(paste(text)).toBe(day);
  });

  test.each([
    "завтра",
    "next Tuesday",
    "1–5 December 2026",
    "32 декабря 2026",
    "1 декабря или 2 января 2027",
    "1 мартобря 2027",
    "декабрь 2026",
    "SU 1234 on 1 December 2026",
    "2026年12月",
    "12/2026",
  ])("B9: %j is no day, and stays as it is", (text) => {
    expect(paste(text)).toBe(text);
    expect(isForeignDate(text)).toBe(true);
    expect(completedDate(text, undefined, readWords)).toBeUndefined();
  });

  test("B9: nor does a month with its year alone become a day", () => {
    expect(paste("12.2026")).toBe("12.2026 ");
  });

  test("B9: with its year first a day is read at once when pasted, and when both its digits are there when typed", () => {
    expect(paste("2026-2-1", "DD/MM/YYYY")).toBe("01/02/2026");
    const readings = ["2026-1", "2026-12-", "2026-12-0", "2026-2-1", "2026-12-05", "2026-2-15"];
    expect(readings.map((text) => maskitoTransform(text, dateMask()))).toEqual([
      ...readings.slice(0, 4),
      "05.12.2026",
      "15.02.2026",
    ]);
  });

  test("B9: words follow the output format", () => {
    expect([paste("1 Dec 2026", "MM/DD/YYYY"), paste("Dec 1, 2026", "YYYY-MM-DD")]).toEqual([
      "12/01/2026",
      "2026-12-01",
    ]);
    expect([paste("12/1", "MM/DD/YYYY"), paste("1 Dec", "YYYY-MM-DD")]).toEqual(["12/01/", "1 Dec"]);
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
