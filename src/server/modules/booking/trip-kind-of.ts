import type { TripKind } from "#domain/booking/trip-kind.ts";
import { endKind } from "#domain/places/place-kind.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** The kind of a priced trip; the finish of a rent is unknown. */
export function tripKindOf({ quote, start, finish }: Pick<UsableQuote, "quote" | "start" | "finish">): TripKind {
  return { start: endKind(start.kind), finish: quote.rent === undefined ? endKind(finish.kind) : "rent" };
}
