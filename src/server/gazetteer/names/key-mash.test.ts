import { expect, test } from "vitest";
import { isKeyMash } from "#server/gazetteer/names/key-mash.ts";

test.each(
  "asdf фыва qwerty йцукен hjkl lkjhgf Zxcvbn qazwsx блабла бла-бла ололо хахаха aaaa кукуку jkljkl фывафыва".split(
    " ",
  ),
)("F12: %j means nothing", (text) => {
  expect(isKeyMash(text)).toBe(true);
});

test.each("Москва Bari Ялта Papeete Тартту Baden-Baden London Asda дело ААА SVO".split(" "))(
  "F12: %j may be a name or a slip of one",
  (text) => {
    expect(isKeyMash(text)).toBe(false);
  },
);
