import { expect, test } from "vitest";
import { mergedProviders } from "./merged-providers.ts";

test("OPS-27: what providers ask for the trips of several parts is one sum for each currency", () => {
  const one = { id: 7, name: "Volga", drives: 1, served: [], unserved: 2, lacking: 0 };
  const rubles = { currency: "RUB", trips: 3, sold: 30.1, own: 20.2 };
  const dinars = { currency: "KWD", trips: 1, sold: 1.005, own: 2 };
  const parts = [
    [{ ...one, served: [rubles] }],
    [{ ...one, lacking: 1, served: [dinars, rubles] }],
    [{ ...one, id: 8 }],
  ];
  expect(mergedProviders(parts)).toEqual([
    {
      ...one,
      drives: 2,
      unserved: 4,
      lacking: 1,
      served: [{ currency: "RUB", trips: 6, sold: 60.2, own: 40.4 }, dinars],
    },
    { ...one, id: 8 },
  ]);
});
