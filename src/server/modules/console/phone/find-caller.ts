import type { CallerView } from "#contract/console/phone/find-caller.ts";
import { phoneDigits } from "#domain/orders/trip-driver.ts";
import { findBuyersByPhone, presentBuyer } from "#server/modules/accounts/index.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import type { BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import { orderedByPhone } from "#server/modules/console/phone/caller.repository.ts";
import { copiedRide } from "#server/modules/console/phone/copied-ride.ts";
import { findOrders, type Orders } from "#server/modules/orders/index.ts";
import { phoneEnd, phoneReading, writtenPhone } from "#server/passengers/phone-plans.ts";

/** Fewer digits are the phone of half a town. */
const FEWEST_DIGITS = 7;
/** Rides in either list. */
const MOST_RIDES = 10;

/** Who calls from a phone in any writing: their accounts, what is ahead of them, and their last rides ready to be copied. */
export async function findCaller(orders: Orders, typed: string, reader: BoardReader): Promise<CallerView> {
  const { db } = orders;
  const kept = phoneReading({ locale: reader.locale, operator: orders.operatorCountry }).kept(typed);
  const digits = phoneDigits(kept);
  const nobody = { name: "", email: "", accounts: [], rides: 0, no_shows: 0, since: null, ahead: [], earlier: [] };
  if (digits.length < FEWEST_DIGITS) return { ...nobody, phone: typed, now: reader.now };
  const end = phoneEnd(kept);
  const [accounts, ordered] = await Promise.all([
    findBuyersByPhone(db, end),
    orderedByPhone(db, { words: [end, digits.slice(-10)], now: new Date(reader.now), most: MOST_RIDES }),
  ]);
  const ids = [...new Set([...ordered.ahead, ...ordered.earlier].map(({ orderId }) => orderId))];
  const [stored, { trips }] = await Promise.all([
    findOrders(db, ids),
    ids.length === 0
      ? { trips: [] }
      : findBoardTrips(orders, { order: ids.join(","), limit: 100, sort: "-pickup" }, reader),
  ]);
  const row = (tripId: number) => trips.filter(({ trip_id: id }) => id === tripId);
  const earlier = await Promise.all(
    ordered.earlier.flatMap(({ tripId, orderId }) => {
      const order = stored.find(({ order_id: id }) => id === orderId);
      const trip = order?.trips.find(({ trip_id: id }) => id === tripId);
      if (order === undefined || trip === undefined) return [];
      return row(tripId).map(async (shown) => ({
        trip: shown,
        copy: await copiedRide(orders, order, trip, reader.locale),
      }));
    }),
  );
  const people = earlier.flatMap(({ copy }) => copy.passengers);
  const caller = people.find(({ phone }) => phoneEnd(phone) === end);
  return {
    // A number without its country is that of whoever is known by the rest of it.
    phone: writtenPhone(caller?.phone ?? kept),
    name: caller?.name ?? "",
    email: caller?.email ?? "",
    accounts: accounts.map((account) => presentBuyer(orders.accounts, account)),
    rides: ordered.rides,
    no_shows: ordered.noShows,
    since: ordered.since?.getTime() ?? null,
    ahead: ordered.ahead.flatMap(({ tripId }) => row(tripId)),
    earlier,
    now: reader.now,
  };
}
