import { expect, test } from "vitest";
import { readSearch } from "#contract/search-address.ts";
import { embedCode, FIRST_CHOICE, frameAddress, type EmbedChoice } from "./embed-code.ts";

const SOURCE = { origin: "https://rides.example", basePath: "/booking", partnerId: 1863, label: "Book a transfer" };
const choice = (chosen: Partial<EmbedChoice>): EmbedChoice => ({ ...FIRST_CHOICE, lang: "en", ...chosen });

test("the code is the loader and one tag, which is a link where no script runs", () => {
  expect(embedCode(choice({}), SOURCE)).toBe(
    `<script async src="https://rides.example/embed/v1.js"></script>
<nameboard-booking partner="1863" lang="en"><noscript><a href="https://rides.example/booking/finder?user_id=1863&amp;lang=en">Book a transfer</a></noscript></nameboard-booking>`,
  );
});

test("EMB-02: in the page itself the same tag says so", () => {
  expect(embedCode(choice({ mode: "inline" }), SOURCE)).toContain('partner="1863" lang="en" mode="inline"><noscript>');
});

test("a button carries its words, and a popup opens from a link that anybody can follow", () => {
  const label = 'Такси "Юг"';
  const button = embedCode(choice({ variant: "button", lang: "ru", currency: "EUR" }), { ...SOURCE, label });
  expect(button).toContain('currency="EUR" variant="button" label="Такси &quot;Юг&quot;"');
  const popup = embedCode(choice({ variant: "popup" }), SOURCE);
  expect(popup).not.toContain("noscript");
  expect(popup).toContain('variant="popup"><a href="https://rides.example/booking/finder?user_id=1863');
});

const WHOLE = choice({
  from: "a2434",
  to: "Alder “Row” & Sons@51.4975,-0.1357",
  fixed: "to",
  when: "2026-12-15 18:40",
  classes: [3, 17],
  accent: "1F3A4D",
});

test("EMB-10: every choice is an attribute, and means the same in the frame's address", () => {
  expect(embedCode(WHOLE, SOURCE)).toContain(
    ' lang="en" from="a2434" to="Alder “Row” &amp; Sons@51.4975,-0.1357" fixed="to" when="2026-12-15T18:40" classes="3,17" accent="1F3A4D">',
  );
  const address = frameAddress(WHOLE, SOURCE);
  expect(address.startsWith("/booking/finder?module_type=frame&user_id=1863&lang=en")).toBe(true);
  const query = address.slice(address.indexOf("?"));
  expect(readSearch(query)).toMatchObject({ from: WHOLE.from, to: WHOLE.to, fixedEnd: "to", when: WHOLE.when });
  expect(query).toContain("&relation_car_class_ids=3%2C17&accent=1F3A4D");
});

test("EMB-10: an end that is not chosen is not set for good", () => {
  expect(embedCode(choice({ fixed: "from", to: "a2434" }), SOURCE)).not.toContain("fixed");
});
