import { shareOut, type KeptLine } from "#domain/payments/receipt-lines.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn, namedBy, type Named } from "#domain/values/named.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { PaidLine, PaymentOpening } from "#server/modules/payments/acquirer.ts";
import { say } from "#server/say.ts";

type StoredTrip = StoredOrder["trips"][number];
/** Names the places of a trip. */
export type Places = Pick<Gazetteer, "byNumber">;

/** What the acquirer's page and its receipt say of a sum; where nobody knows what it consists of, the order is its one line. */
export function paymentTexts(
  order: StoredOrder,
  { amount, lines }: { readonly amount: number; readonly lines: readonly (KeptLine & PaidLine)[] | null },
  places: Places,
): Pick<PaymentOpening, "description" | "receipt"> {
  const description = describe(order, places);
  return {
    description: nameIn(description, order.lang),
    receipt: {
      email: order.customer_email,
      phone: order.customer_phone,
      lines: lines ?? [{ name: description, quantity: 1, amount }],
    },
  };
}

/** What an order consists of, adding up to a sum; its names are those of the receipt where the places are known. */
export function orderLines(
  order: StoredOrder,
  sum: number,
  places: Places = { byNumber: () => undefined },
): KeptLine[] {
  const lines = shareOut(
    order.trips.flatMap((trip) => tripLines(trip, places)),
    sum,
  );
  if (lines.length > 0 || sum <= 0) return lines;
  return [{ group: "order", part: "order", name: describe(order, places), quantity: 1, amount: sum }];
}

function describe(order: StoredOrder, places: Places): Named {
  const trips = order.trips.filter(({ cancel_fee: fee }) => fee === null);
  const [first] = trips;
  return namedBy((locale) =>
    first === undefined
      ? say(locale, "wire.payment.order", { order: order.order_id })
      : say(locale, "wire.payment.trip", {
          order: order.order_id,
          way: way(first, places, locale),
          moment: formatDayTime(first.pickup_local, locale),
          more: trips.length - 1,
        }),
  );
}

/** The group of the lines of a trip. */
export function groupOfTrip({ trip_id: id }: Pick<StoredTrip, "trip_id">): string {
  return `trip ${id}`;
}

/** A cancelled trip costs its fee; the discount of another one is borne by its lines. */
function tripLines(trip: StoredTrip, places: Places): KeptLine[] {
  const group = groupOfTrip(trip);
  const name = (key: "ride" | "fee"): Named =>
    namedBy((locale) =>
      say(locale, `wire.payment.${key}`, { car: nameIn(trip.car_class.name, locale), way: way(trip, places, locale) }),
    );
  if (trip.cancel_fee !== null)
    return [{ group, part: "fee", name: name("fee"), quantity: 1, amount: trip.cancel_fee }];
  const services = Map.groupBy(
    trip.services.filter(({ amount }) => amount > 0),
    ({ id }) => id,
  );
  const count = trip.stops.length;
  const stops = namedBy((locale) => say(locale, "wire.stops", { count }));
  return shareOut(
    [
      { group, part: "ride", name: name("ride"), quantity: 1, amount: trip.ride_amount },
      { group, part: "stops", name: stops, quantity: 1, amount: trip.stops_amount },
      ...[...services].flatMap(([id, pieces]) => {
        const [piece] = pieces;
        if (piece === undefined) return [];
        const amount = pieces.reduce((all, one) => all + one.amount, 0);
        return [{ group, part: `service ${id}`, name: piece.name, quantity: pieces.length, amount }];
      }),
    ],
    trip.amount,
  );
}

/** A rent by the hour is named by its start alone. */
function way(trip: StoredTrip, places: Places, locale: Locale): string {
  const end = (number: number, address: string): string => {
    const place = places.byNumber(number);
    return place === undefined ? address : nameIn(place.name, locale);
  };
  const from = end(trip.start_place, trip.start_address);
  const to = end(trip.finish_place, trip.finish_address);
  return to === "" || to === from ? from : say(locale, "wire.payment.way", { from, to });
}
