import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { isPeriod, shareOf, sumsByDay, sumsOf, type SoldRide, type SoldSum } from "#domain/partners/sold-rides.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Orders } from "#server/modules/orders/index.ts";
import { findSoldRides, type Period, type StoredRide } from "#server/modules/reports/statement.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** More rides than this are asked for in shorter periods. */
export const RIDES_MOST = 20_000;

/** What was sold through a partner in a period; nothing in it is about people. */
export async function partnerStatement(
  orders: Pick<Orders, "db" | "clock" | "gazetteer">,
  asked: { readonly partnerId: number; readonly period: Period; readonly locale: Locale },
  most = RIDES_MOST,
): Promise<PartnerStatement> {
  const { period, locale } = asked;
  if (!isPeriod(period.from, period.to)) throw new Refusal("period-wrong");
  const stored = await findSoldRides(orders.db, asked.partnerId, period, most + 1);
  if (stored.length > most) throw new Refusal("too-many-rides", { words: { most } });
  const rides = stored.map((ride) => ({ ride, sold: soldRide(ride, orders.clock()) }));
  const sold = rides.map((one) => one.sold);
  const placeName = (number: number) => {
    const place = orders.gazetteer.byNumber(number);
    return place ? nameIn(place.name, locale) : "";
  };
  return {
    ...period,
    totals: sumsOf(sold).map(presentSum),
    days: sumsByDay(sold).map(({ day, ...sum }) => ({ day, ...presentSum(sum) })),
    trips: rides.map(({ ride, sold: { day, state, currency, kept, share } }) => ({
      order_id: ride.order_id,
      trip_id: ride.trip_id,
      day,
      time: ride.pickup_local.slice(11, 16),
      start: placeName(ride.start_place),
      finish: ride.finish_place === ride.start_place ? "" : placeName(ride.finish_place),
      car_class: nameIn(ride.car_class.name, locale),
      state,
      currency,
      price: toMajor(ride.amount, currency),
      kept: toMajor(kept, currency),
      share: toMajor(share, currency),
    })),
  };
}

function soldRide(ride: StoredRide, now: number): SoldRide {
  const { state, amount, currency, cancel_fee: fee } = ride;
  const kept = fee ?? amount;
  const isOff = state === "cancelled" || state === "no-show";
  return {
    day: ride.pickup_local.slice(0, 10),
    state: isOff ? state : ride.pickup_at.getTime() > now ? "ahead" : "over",
    currency,
    kept,
    share: shareOf(ride.lines, { amount, kept }),
  };
}

function presentSum({ kept, share, ...sum }: SoldSum) {
  return { ...sum, kept: toMajor(kept, sum.currency), share: toMajor(share, sum.currency) };
}
