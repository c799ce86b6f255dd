import { searchRentPricesFor } from "#contract/console/phone/search-rent-prices-for.ts";
import { RENT_SECONDS, searchRentPrices, type RentPriceItem } from "#contract/prices/rent.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { SERVICE_ID } from "#contract/wire/service-id.ts";
import { travelType } from "#domain/booking/trip-kind.ts";
import { endKind } from "#domain/places/place-kind.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import { toMajor } from "#domain/values/money.ts";
import { WHOLE_PERCENT } from "#domain/values/percent.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { readPoint } from "#server/modules/places/index.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { rentPrices } from "#server/modules/prices/rent/rent-prices.ts";
import { askedPickup } from "#server/modules/prices/search/asked-pickup.ts";
import { presentPrice, type PriceLook } from "#server/modules/prices/search/present-price.ts";
import { queryClassIds, queryCurrency, queryNumber } from "#server/modules/prices/search/query-values.ts";
import { withCurrentPrice } from "#server/modules/prices/search/with-current-price.ts";
import type { CallersOfPrices, PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** Presents a quoted rent as one row of the list: price = price_per_hour × hours + car_deliverance_fee. */
function presentRent(quoted: QuotedOffer, look: PriceLook): RentPriceItem {
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

type Asked = EndpointInput<typeof searchRentPrices>["query"];

/** The routes of hourly rent. */
export function rentRoutes(prices: PricesStation, { loyaltyOf, mayRent, asBuyer }: CallersOfPrices): Route[] {
  const list = async (query: Asked, caller: Caller) => {
    const { duration: rentSeconds = RENT_SECONDS.default } = query;
    if (rentSeconds < RENT_SECONDS.least || rentSeconds > RENT_SECONDS.most) throw new Refusal("rent-hours-range");
    if (!(await mayRent(caller))) return [];
    const from = { start: readPoint(query.start_place_point), startId: query.start_place_id };
    const search = {
      ...from,
      rentSeconds,
      pickup: askedPickup(prices, from, query.departure_time),
      currency: caller.currency,
      userHint: caller.userHint,
    };
    const current = queryNumber(query.current_price_id);
    const found = await withCurrentPrice(
      prices,
      { ...search, finish: null, isWayBack: false },
      await rentPrices(prices, search),
      current,
    );
    await found.stored;
    const classes = queryClassIds(query.relation_car_class_ids);
    const look = {
      terminals: prices.terminals,
      locale: caller.locale,
      loyaltyRate: await loyaltyOf(caller),
      alternative: queryCurrency(query.alternative_currency),
      usual: prices.usualOf(found.quoted ?? found.offers()[0]?.quoted),
    };
    return found
      .offers()
      .filter(
        ({ offer, priceId }) => classes.length === 0 || classes.includes(offer.carClass.id) || priceId === current,
      )
      .map((offer) => presentRent(offer, look));
  };
  return [
    route(searchRentPrices, async ({ query, caller }) => list(query, caller)),
    route(searchRentPricesFor, async ({ query, caller }) => list(query, await asBuyer(caller, query))),
  ];
}
