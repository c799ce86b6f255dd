import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ADVANTAGE_COUNT, advantageKey } from "#domain/partners/advantages.ts";
import { messagesFor } from "#i18n/messages.ts";
import { AdvantageIcon } from "./advantage-icon.tsx";
import { AdvantageText } from "./advantages.tsx";

const ALL = Array.from({ length: ADVANTAGE_COUNT }, (_, index) => index + 1);
/** The last two are a partner's own to word. */
const WORDLESS = [34, 35];

const iconOf = (id: number, currency = "RUB") => renderToStaticMarkup(createElement(AdvantageIcon, { id, currency }));
const russian = (id: number) => messagesFor("ru")[advantageKey(id)];

test("USP-40, USP-43: the text of an advantage has a key made of its number, and the last two have none of ours", () => {
  expect(ALL.map((id) => advantageKey(id))).toEqual(ALL.map((id) => `USP.item.${id}.description`));
  for (const lang of ["ru", "en"] as const)
    expect(ALL.filter((id) => messagesFor(lang)[advantageKey(id)] === undefined)).toEqual(WORDLESS);
});

test("USP-41: every advantage has an icon, and those with words have one of their own", () => {
  expect(ALL.filter((id) => !iconOf(id).startsWith("<svg"))).toEqual([]);
  const worded = ALL.filter((id) => !WORDLESS.includes(id));
  expect(new Set(worded.map((id) => iconOf(id))).size).toBe(worded.length);
});

test("USP-42: the Russian texts are Russian, and what stands out in some is drawn bold", () => {
  const texts = ALL.flatMap((id) => russian(id) ?? []);
  expect(texts.filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
  const drawn = texts.map((text) => renderToStaticMarkup(createElement(AdvantageText, { text })));
  expect(drawn.filter((text) => text.includes("**"))).toEqual([]);
  expect(drawn).toContain("<span><b>Час бесплатного ожидания</b> в аэропорту</span>");
});

test("OPN-118, USP-44: the icon of the miles is 77 px wide", () => {
  expect(iconOf(19)).toMatch(/<svg width="77"/);
});

test("OPN-118, USP-45: the icon of the price shows the sign of the page's currency", () => {
  expect(iconOf(3, "EUR")).toContain(">€<");
  expect(iconOf(3, "RUB")).toContain(">₽<");
});

test.each([
  ["a fixed price", 3, /^Fixed price/],
  ["paying online", 2, /^Pay online/],
  ["free cancellation and changes", 9, /^Free cancellation and changes/],
  ["an hour of free waiting at the airport", 7, /^One hour of free waiting/],
  ["waiting free of charge for a late flight", 8, /^Flight delayed\? We wait free of charge/],
  ["somebody who meets with a name sign", 21, /name sign/],
  ["help with baggage", 15, /^Help with your bags/],
  ["oversized luggage", 14, /^Oversized luggage/],
  ["child seats", 10, /^Child seats/],
  ["English-speaking drivers", 12, /^English-speaking drivers/],
  ["non-smoking drivers", 11, /^Non-smoking drivers/],
  ["insured passengers", 23, /passenger is insured/],
  ["the rating", 22, /4\.8 out of 5/],
  ["airports all over the world", 20, /600 airports worldwide/],
  ["a loyalty programme", 18, /^Loyalty programme/],
  ["discounts on popular routes", 16, /^Discounts on popular routes/],
  ["no change of currency", 17, /^No currency exchange/],
  ["booking for oneself or somebody else", 1, /yourself or someone else/],
  ["points or miles of an airline", 19, /^Airline miles and points/],
])("USP-47: %s is one of the advantages", (_benefit, id, words) => {
  expect(messagesFor("en")[advantageKey(id)]?.replaceAll("**", "")).toMatch(words);
});
