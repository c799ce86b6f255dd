import { expect, test } from "vitest";
import { embedCode } from "./embed-code.ts";

const SOURCE = { origin: "https://rides.example", basePath: "/booking", partnerId: 1863, label: "Book a transfer" };

test("the code is the loader and one tag, which is a link where no script runs", () => {
  expect(embedCode({ variant: "inline", lang: "en", currency: "" }, SOURCE)).toBe(
    `<script async src="https://rides.example/embed/v1.js"></script>
<nameboard-booking partner="1863" lang="en"><noscript><a href="https://rides.example/booking/finder?user_id=1863&amp;lang=en">Book a transfer</a></noscript></nameboard-booking>`,
  );
});

test("a button carries its words, and a popup opens from a link that anybody can follow", () => {
  const button = embedCode({ variant: "button", lang: "ru", currency: "EUR" }, { ...SOURCE, label: 'Такси "Юг"' });
  expect(button).toContain('currency="EUR" variant="button" label="Такси &quot;Юг&quot;"');
  const popup = embedCode({ variant: "popup", lang: "en", currency: "" }, SOURCE);
  expect(popup).not.toContain("noscript");
  expect(popup).toContain('variant="popup"><a href="https://rides.example/booking/finder?user_id=1863');
});
