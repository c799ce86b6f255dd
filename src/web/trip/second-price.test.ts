import { expect, test } from "vitest";
import { secondSum } from "./second-price.ts";

test("PRC-11, OPN-019, SCR-09: the second sum of a round trip is that of both ways, and none when one of them lacks it", () => {
  const back = (alternative: number | null) => ({ alternative_price: alternative }) as never;
  expect(secondSum({ alternative_price: 2300, reverse_price: back(2100) }, true)).toBe(4400);
  expect(secondSum({ alternative_price: 2300, reverse_price: back(2100) }, false)).toBe(2300);
  expect(secondSum({ alternative_price: 2300, reverse_price: null }, true)).toBe(2300);
  expect(secondSum({ alternative_price: 2300, reverse_price: back(null) }, true)).toBeNull();
  expect(secondSum({ alternative_price: null, reverse_price: null }, false)).toBeNull();
  const stopping = { alternative_price: 2300, reverse_price: null };
  expect(secondSum({ ...stopping, alternative_price_subaddress: 300 }, false, 2)).toBe(2900);
  expect(secondSum({ ...stopping, alternative_price_subaddress: null }, false, 2)).toBeNull();
});
