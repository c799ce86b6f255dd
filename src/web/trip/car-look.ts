import type { PriceItem } from "#contract/prices/prices.ts";

const BODIES = ["sedan", "estate", "suv", "minivan", "minibus", "bus"] as const;
const DARK = /business|premium|бизнес|премиум/i;
const LIGHT = /economy|эконом/i;

type Look = { readonly body: (typeof BODIES)[number]; readonly tint: "light" | "mid" | "dark" };

/** How a class is drawn: its body, and a darker paint for the finer classes. */
export function carLook({ body, title }: Pick<PriceItem["car_class"], "body" | "title">): Look {
  const known = BODIES.find((name) => name === body) ?? "sedan";
  return { body: known, tint: DARK.test(title) ? "dark" : LIGHT.test(title) ? "light" : "mid" };
}
