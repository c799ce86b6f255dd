import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { offersFor } from "#server/modules/prices/offer/offers.ts";
import { quantile } from "./load.ts";
import type { PricedRide } from "./price-searches.ts";

/** What a book costs without server and database around it. */
export interface PricingAlone {
  readonly compileMs: number;
  /** Microseconds to find the areas and price all classes of one ride. */
  readonly p50: number;
  readonly p99: number;
}

const COMPILE_TIMES = 3;
const WARM_UP = 500;
const SEARCHES = 2000;
const METRES_PER_KM = 1000;
const SECONDS_PER_KM = 90;

/** Compiles a book and prices rides with it in this process, one after another. */
export function measurePricing(book: TariffBook, ride: (step: number) => PricedRide): PricingAlone {
  const compiled = Array.from({ length: COMPILE_TIMES }, () => compileBook(book, 1, { at: () => [] }));
  const took = compiled.map(({ compiledMs }) => compiledMs).sort((a, b) => a - b);
  const last = compiled.at(-1);
  if (last === undefined) throw new Error("nothing was compiled");
  const times: number[] = [];
  for (let step = 0; step < WARM_UP + SEARCHES; step += 1) {
    const asked = ride(step);
    const begun = performance.now();
    const offers = price(last, asked);
    if (step >= WARM_UP) times.push((performance.now() - begun) * 1000);
    if (offers === 0)
      throw new Error(`Nobody drives from ${asked.town.airport.name.en} to ${asked.town.place.name.en}`);
  }
  times.sort((a, b) => a - b);
  return { compileMs: quantile(took, 0.5), p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function price(book: CompiledBook, { town, to, pickup }: PricedRide): number {
  const { place, airport } = town;
  const km = distanceKm(airport.point, to);
  const measured = {
    start: airport,
    finish: place,
    startZones: book.zonesAt(airport, airport.point),
    finishZones: book.zonesAt(place, to),
    ride: {
      metres: Math.round(km * METRES_PER_KM),
      seconds: Math.round(km * SECONDS_PER_KM),
      approximate: true,
      line: [],
    },
  };
  const asking = { currency: "RUB", userHint: null, pickup, nowLocal: pickup, ahead: 1440, isWayBack: false } as const;
  return offersFor(book, measured, { ...asking, onlyFlexible: false }).length;
}
