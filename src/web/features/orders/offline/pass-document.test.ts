import { expect, it } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import { englishPage, shownOrder, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { passDocument } from "./pass-document.ts";

const options = { seller: { isDemo: true, phone: "+44 0000 000 000" } } as PageOptions;
const NOW = Date.UTC(2026, 11, 3, 9);
const copyOf = (...given: Parameters<typeof shownOrder>) =>
  passDocument(shownOrder(...given), { ...englishPage, options }, NOW).replaceAll(/[\u00a0\u202f]/g, " ");

it("the copy of a pass says sign, time, flight, way, meeting and phone, and how old it is", () => {
  const copy = copyOf([shownTrip({ sign: "Olivia Hartley", terminal_number: "3" })]);
  for (const words of [
    "Copy kept on 3 December, 09:00",
    '<p class="sign">Olivia Hartley</p>',
    "16 December, 07:40",
    "EK 4, Terminal 3",
    "Heathrow → 221b Baker Street",
    "The driver will be standing there with your sign.",
    '<a href="tel:+440000000000">',
  ]) {
    expect(copy).toContain(words);
  }
});

it("T-33: names in a copy are text, whatever they contain, and a cancelled trip is not in it", () => {
  const nasty = shownTrip({ sign: '<script>alert("1")</script>' });
  const copy = copyOf([nasty, shownTrip({ order_id: 2, sign: "Gone", cancel_fee: 0 })]);
  expect(copy).toContain("&lt;script>alert(&quot;1&quot;)&lt;/script>");
  expect(copy).not.toMatch(/<script|Gone/);
});

it("nobody is said to stand anywhere with a sign before the car is confirmed", () => {
  const trip = shownTrip({ sign: "Olivia Hartley", state: "placed" });
  const copy = copyOf([trip], { confirm_by: "2026-12-04 10:00" });
  expect(copy).toContain("Awaiting confirmation");
  expect(copy).not.toMatch(/class="sign"|standing there/);
});
