import type { ComparedTrip } from "#domain/orders/duplicate-reason.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { createLruMap } from "#server/lru-map.ts";
import { travelWord } from "#server/modules/console/search/words-of-trip.ts";
import { phoneEnd } from "#server/passengers/phone-plans.ts";

/** What of a trip is looked at, as orders and forms have it; what is not known is empty. */
export interface TripToCompare {
  readonly pickup_at: Date;
  readonly start_place: number;
  readonly finish_place: number;
  readonly start_address: string;
  readonly finish_address: string;
  readonly flight_number: string;
  readonly train_number: string;
  readonly departure_flight: string;
  readonly departure_train: string;
  readonly passengers: readonly { readonly name: string; readonly phone: string }[];
  readonly customer_name: string;
  readonly customer_phone: string;
}

/** Each new trip is compared with the same others around it, so their spellings are kept for a while. */
const MOST_REMEMBERED = 5000;

function remembering<T>(spell: (text: string) => T): (text: string) => T {
  const known = createLruMap<T>(MOST_REMEMBERED);
  return (text) => {
    const spelt = known.get(text) ?? spell(text);
    known.set(text, spelt);
    return spelt;
  };
}

const endOf = remembering(phoneEnd);
const wordsOf = remembering(foldWords);

/**
 * A trip in the spelling in which equal things are the same. Who rides counts before who has ordered: offices and partners order for many
 * by one phone of their own.
 */
export function comparedTrip(trip: TripToCompare): ComparedTrip {
  const { passengers } = trip;
  const known = (ofRiders: readonly string[], ofCustomer: string) => {
    const some = ofRiders.filter((one) => one.trim() !== "");
    return some.length > 0 ? some : [ofCustomer];
  };
  const phones = known(
    passengers.map(({ phone }) => phone),
    trip.customer_phone,
  );
  const names = known(
    passengers.map(({ name }) => name),
    trip.customer_name,
  );
  const place = (number: number, address: string): string => {
    const words = wordsOf(address).join(" ");
    return words === "" ? "" : `${number} ${words}`;
  };
  return {
    pickupAt: trip.pickup_at.getTime(),
    phones: phones.map(endOf),
    // Names are written in either order.
    names: names.map((name) => wordsOf(name).toSorted().join(" ")),
    travels: [trip.flight_number, trip.train_number, trip.departure_flight, trip.departure_train].map(travelWord),
    start: place(trip.start_place, trip.start_address),
    finish: place(trip.finish_place, trip.finish_address),
  };
}
