import { shareOut, type ReceiptLine } from "#domain/payments/receipt-lines.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn, namedBy, type Named } from "#domain/values/named.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { PaymentOpening } from "#server/modules/payments/acquirer.ts";
import { say } from "#server/say.ts";

type StoredTrip = StoredOrder["trips"][number];
type Places = Pick<Gazetteer, "byNumber">;

/** What the acquirer's page and its receipt say of a payment for an order: the trip, its date, and what the sum consists of. */
export function paymentTexts(
  order: StoredOrder,
  sum: number,
  places: Places,
): Pick<PaymentOpening, "description" | "receipt"> {
  const description = namedBy((locale) => describe(order, places, locale));
  const lines = shareOut(
    order.trips.flatMap((trip) => tripLines(trip, places)),
    sum,
  );
  return {
    description: nameIn(description, order.lang),
    receipt: {
      email: order.customer_email,
      phone: order.customer_phone,
      lines: lines.length > 0 ? lines : [{ name: description, quantity: 1, amount: sum }],
    },
  };
}

function describe(order: StoredOrder, places: Places, locale: Locale): string {
  const trips = order.trips.filter(({ cancel_fee: fee }) => fee === null);
  const [first] = trips;
  if (first === undefined) return say(locale, "wire.payment.order", { order: order.order_id });
  return say(locale, "wire.payment.trip", {
    order: order.order_id,
    way: way(first, places, locale),
    moment: formatDayTime(first.pickup_local, locale),
    more: trips.length - 1,
  });
}

/** A cancelled trip costs its fee; the discount of another one is borne by its lines. */
function tripLines(trip: StoredTrip, places: Places): ReceiptLine[] {
  const name = (key: "ride" | "fee"): Named =>
    namedBy((locale) =>
      say(locale, `wire.payment.${key}`, { car: nameIn(trip.car_class.name, locale), way: way(trip, places, locale) }),
    );
  if (trip.cancel_fee !== null) return [{ name: name("fee"), quantity: 1, amount: trip.cancel_fee }];
  const services = Map.groupBy(trip.services, ({ id, amount }) => `${id}:${amount}`);
  const count = trip.stops.length;
  return shareOut(
    [
      { name: name("ride"), quantity: 1, amount: trip.ride_amount },
      { name: namedBy((locale) => say(locale, "wire.stops", { count })), quantity: 1, amount: trip.stops_amount },
      ...[...services.values()].flatMap((pieces) => {
        const [piece] = pieces;
        if (piece === undefined) return [];
        return [{ name: piece.name, quantity: pieces.length, amount: piece.amount * pieces.length }];
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
