import type { Static } from "typebox";
import type { PriceItem, WireTerms } from "#contract/prices/prices.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import { freeWaitingMinutes, type Terms } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor, type Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { StoredService } from "#server/database/tables.ts";

/** Presents terms for the wire, for a start of this kind, with its sums in the currency they are kept in. */
export function presentTerms(terms: Terms, start: EndKind, currency: Currency): Static<typeof WireTerms> {
  const major = (sum: number | undefined) => (sum === undefined ? null : toMajor(sum, currency));
  return {
    free_waiting: freeWaitingMinutes(terms, start),
    delay_tolerance: terms.delayToleranceMinutes,
    cancellation: terms.cancellation.map((step) => ({
      minutes_before: step.minutesBefore,
      fee_percent: step.feePercent,
    })),
    included: [...terms.included],
    ...(terms.rent && {
      rent: {
        included_km: terms.rent.includedKm ?? null,
        extra_km: major(terms.rent.extraKm),
        extra_quarter: major(terms.rent.extraQuarter),
      },
    }),
  };
}

/** Presents an additional service on offer. */
export function presentService(
  service: StoredService,
  currency: Currency,
  locale: Locale,
): PriceItem["additional_services"][number] {
  return {
    id: service.id,
    additional_service_id: service.id,
    price: String(toMajor(service.amount, currency)),
    name: nameIn(service.name, locale),
    uid: service.uid,
    default_include: service.defaultInclude,
    includedInPrice: service.defaultInclude && service.amount === 0,
    slug: service.slug,
    type: service.type,
    category: service.category,
    currency,
    most: service.most ?? null,
  };
}
