import { describe, expect, it } from "vitest";
import { messagesFor } from "#i18n/messages.ts";
import { salesCsv } from "./sales-csv.ts";

const RIDE = {
  order_id: 1_000_001,
  trip_id: 1_000_001,
  day: "2026-11-24",
  time: "18:40",
  start: "Sheremetyevo",
  finish: "Moscow, centre",
  car_class: 'Van "Plus"',
  state: "over",
  currency: "EUR",
  price: 110.5,
  kept: 110.5,
  share: -8.5,
} as const;

const page = (locale: "ru" | "en") => ({
  locale,
  t: (key: keyof ReturnType<typeof messagesFor>) => messagesFor(locale)[key] ?? "",
});

describe("the table of sales", () => {
  it("has one row a ride, whose texts may hold what divides cells", () => {
    const [head = "", row, end] = salesCsv([RIDE], page("en")).split("\r\n");
    expect(head).toMatch(/^\uFEFFBooking,/);
    expect(row).toBe(
      '1000001,2026-11-24,18:40,Sheremetyevo,"Moscow, centre","Van ""Plus""",Driven,EUR,110.5,110.5,-8.5',
    );
    expect(end).toBe("");
  });

  it("in Russian is divided as Russian spreadsheets want it", () => {
    expect(salesCsv([RIDE], page("ru"))).toContain(";EUR;110,5;110,5;-8,5\r\n");
  });

  it("has no text that a spreadsheet would reckon", () => {
    const bad = { ...RIDE, start: '=HYPERLINK("https://evil.example")', finish: "@SUM(A1)" };
    expect(salesCsv([bad], page("en"))).toContain(`"'=HYPERLINK(""https://evil.example"")",'@SUM(A1)`);
  });
});
