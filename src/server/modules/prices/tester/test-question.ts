import type { Static } from "typebox";
import type { TestQuery } from "#contract/console/tester/test-prices.ts";
import type { Party } from "#domain/prices/party-fit.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";
import { findPlace, readPoint } from "#server/modules/places/index.ts";
import { askedPickup } from "#server/modules/prices/search/asked-pickup.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** An end that was asked for. */
interface AskedEnd {
  readonly point: GeoPoint;
  readonly id: string | undefined;
}

/** What the price tester is asked. */
export interface TestQuestion {
  readonly from: AskedEnd;
  /** None for a rent, and until it is chosen. */
  readonly to: AskedEnd | undefined;
  readonly pickup: LocalTime | null;
  readonly rentSeconds: number | null;
  readonly party: Party;
  readonly partner: string | null;
  readonly currency: Currency;
  /** A version; undefined for the book in force. */
  readonly book: number | undefined;
}

/** Reads a question as its address names it. */
export function readTestQuestion(
  { gazetteer }: Pick<PricesStation, "gazetteer">,
  query: Static<typeof TestQuery>,
  currency: Currency,
): TestQuestion {
  const endOf = (id: string | undefined, point: string | undefined): AskedEnd | undefined => {
    if (point !== undefined) return { point: readPoint(point), id };
    if (id === undefined) return undefined;
    const place = findPlace(gazetteer, id);
    if (place === undefined) throw new Refusal("place-unknown");
    return { point: place.point, id };
  };
  const from = endOf(query.from, query.from_point);
  if (from === undefined) throw new Refusal("malformed", { words: { where: "from" } });
  return {
    from,
    to: endOf(query.to, query.to_point),
    pickup: askedPickup({ gazetteer }, { start: from.point, startId: from.id }, query.time),
    rentSeconds: query.hours === undefined ? null : query.hours * HOUR_SECONDS,
    party: {
      people: query.people ?? null,
      children: query.children ?? 0,
      bags: query.bags ?? 0,
      stops: query.stops ?? 0,
    },
    partner: query.partner ?? null,
    currency,
    book: query.book,
  };
}
