import { createHash } from "node:crypto";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";

/** What an offer can be made of: who drives what by the book in force, and on which terms anything of it is sold. */
export interface OfferChoices {
  readonly sold: readonly { readonly provider: BookProvider; readonly classes: readonly CarClass[] }[];
  /** Every set of terms once, each under a key that says what it says. */
  readonly terms: readonly { readonly key: string; readonly terms: Terms; readonly providerIds: readonly number[] }[];
}

/** Terms of a ride without those of a rent by the hour. */
function ridesTerms({ freeWaiting, cancellation, delayToleranceMinutes, included }: Terms): Terms {
  return { freeWaiting, cancellation, delayToleranceMinutes, included };
}

/** The key of terms: the same terms have the same, in whichever tariff and book they stand. */
export function termsKey(terms: Terms): string {
  return createHash("sha256")
    .update(JSON.stringify(ridesTerms(terms)))
    .digest("hex")
    .slice(0, 12);
}

/** What an offer can be made of by the book in force. */
export function offerChoices({ book, providers, classes }: CompiledBook): OfferChoices {
  const tariffs = book.tariffs.filter(({ providerId }) => providers.get(providerId)?.deleted === false);
  const byKey = Map.groupBy(tariffs, ({ terms }) => termsKey(terms));
  return {
    sold: [...Map.groupBy(tariffs, ({ providerId }) => providerId)].flatMap(([providerId, own]) => {
      const provider = providers.get(providerId);
      const driven = new Set(own.map(({ carClassId }) => carClassId));
      return provider === undefined
        ? []
        : [{ provider, classes: [...classes.values()].filter(({ id }) => driven.has(id)) }];
    }),
    terms: [...byKey].flatMap(([key, same]) => {
      const [first] = same;
      return first === undefined
        ? []
        : [
            {
              key,
              terms: ridesTerms(first.terms),
              providerIds: [...new Set(same.map(({ providerId }) => providerId))],
            },
          ];
    }),
  };
}
