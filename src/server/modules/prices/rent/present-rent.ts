import type { RentPriceItem } from "#contract/prices/rent.ts";
import { SERVICE_ID } from "#contract/wire/service-id.ts";
import { travelType } from "#domain/booking/trip-kind.ts";
import { endKind } from "#domain/places/place-kind.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import { toMajor } from "#domain/values/money.ts";
import { WHOLE_PERCENT } from "#domain/values/percent.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { presentPrice, type PriceLook } from "#server/modules/prices/search/present-price.ts";

/** Presents a quoted rent as one row of the list: price = price_per_hour × hours + car_deliverance_fee. */
export function presentRent(quoted: QuotedOffer, look: PriceLook): RentPriceItem {
  const { tariff, currency, price, rent = { seconds: 0, perHour: 0 } } = quoted.offer;
  return {
    ...presentPrice(quoted, look),
    service_id: SERVICE_ID.rent,
    type: travelType({ start: endKind(quoted.quoted.start.kind), finish: "rent" }),
    minimum_duration: (tariff.rent?.minimumHours ?? 1) * HOUR_SECONDS,
    travel_time: rent.seconds,
    price_per_hour: toMajor(rent.perHour, currency),
    car_deliverance_fee: toMajor(price.amount - (rent.perHour * rent.seconds) / HOUR_SECONDS, currency),
    night: presentNight(quoted.night),
  };
}

function presentNight(rule: TariffRule | undefined): RentPriceItem["night"] {
  const hours = rule?.time?.hours;
  if (rule === undefined || !hours) return null;
  const percent = "percent" in rule.effect ? (rule.effect.percent * 100) / WHOLE_PERCENT : null;
  return { from: hours.from, to: hours.to, percent };
}
