import type { DrawnTestMap } from "#contract/console/tester/draw-test-map.ts";
import { PICTURE_SIZES } from "#contract/maps/map-addresses.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { circleOutline, type DrawnGround } from "#server/map/draw-grounds.ts";
import type { HeldGround } from "#server/modules/prices/book/ground-finder.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { testPrice, type TestedCallers } from "#server/modules/prices/tester/price-test.ts";
import type { TestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { heldGrounds, namersOf, namingEntries } from "#server/modules/prices/tester/tested-grounds.ts";
import { groundWords } from "#server/modules/prices/tester/verdict-words.ts";
import { Refusal } from "#server/refusal.ts";

/** Ground so many times as large as the ride is long is shown in part: the ride would become a dot. */
const LARGEST_FRAMED = 2;

/** Which price of a test. */
interface PriceOfTest {
  readonly classId: number;
  readonly tariffId: number | undefined;
}

/** The way of a test on a map, with the grounds around both ends; those that the price goes by are marked. */
export async function testMap(
  prices: PricesStation,
  callers: TestedCallers,
  question: TestQuestion,
  { classId, tariffId }: PriceOfTest,
  locale: Locale,
): Promise<DrawnTestMap> {
  const test = await testPrice(prices, callers, question);
  const { prepared, book } = test;
  if (prices.drawGrounds === undefined || typeof prepared === "string") throw new Refusal("not-found");
  const look = { test, locale, names: { areas: book.book.areas, gazetteer: prices.gazetteer } };
  const ofClass = test.tariffs.filter(({ tariff }) => tariff.carClassId === classId);
  const chosen =
    ofClass.find(({ tariff }) => tariff.id === tariffId) ?? ofClass.find(({ isSold }) => isSold) ?? ofClass[0];
  const entries = chosen && namingEntries(chosen, book.book);
  const held = heldGrounds(prices, test, prepared);
  const most = LARGEST_FRAMED * (prepared.priced.there.metres / 1000);
  const grounds = new Map<string, { readonly km2: number; readonly ground: DrawnGround }>();
  for (const end of ["start", "finish"] as const)
    for (const ground of held[end]) {
      const polygons = outlineOf(ground);
      if (polygons.length === 0) continue;
      const km2 = ground.km2 ?? Infinity;
      const counts = entries !== undefined && namersOf(ground.zone, end, entries, look).length > 0;
      const known = grounds.get(ground.zone)?.ground.counts === true;
      grounds.set(ground.zone, {
        km2,
        ground: {
          name: groundWords([ground.zone], look),
          polygons,
          counts: counts || known,
          isFramed: (counts || known) && 2 * Math.sqrt(km2 / Math.PI) <= most,
        },
      });
    }
  const isRent = question.rentSeconds !== null || question.to === undefined;
  const svg = await prices.drawGrounds({
    points: [
      { point: question.from.point, name: nameIn(prepared.start.name, locale) },
      ...(isRent ? [] : [{ point: question.to.point, name: nameIn(prepared.finish.name, locale) }]),
    ],
    grounds: [...grounds.values()].toSorted((one, other) => other.km2 - one.km2).map(({ ground }) => ground),
    locale,
  });
  return { svg, ...PICTURE_SIZES.card };
}

function outlineOf({ circle, polygons = [] }: HeldGround): DrawnGround["polygons"] {
  return circle === undefined ? polygons : [circleOutline(circle.centre, circle.radiusKm)];
}
