import type { OrderView } from "#contract/orders/order-view.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { phoneDigits } from "#domain/booking/phone-digits.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { isSameEmail } from "#domain/orders/held-email.ts";
import { passedOn } from "#domain/orders/passed-on.ts";

type Trip = OrderView["trips"][number];

/** What of an ordered trip says whether it follows. */
type OrderedTrip = Pick<Trip, "order_id"> & {
  readonly given: Pick<Trip["given"], "passengers">;
  readonly change: Pick<NonNullable<Trip["change"]>, "details"> | null;
};

/** The order that a form changes, as far as it says which trips follow. */
type ChangedOrder = { readonly email: string; readonly trips: readonly OrderedTrip[] };

/**
 * The trips of an order that are not on the form, can be changed, and had a name, phone or address that its lead passenger gets another of. A visitor's
 * new address is not among that: where it is the order's own it waits for that one, and then becomes that of all trips.
 */
export function followingTrips(
  { email, trips }: ChangedOrder,
  draft: TripDraft,
  { isVisitor }: { readonly isVisitor: boolean },
): readonly number[] {
  const here = new Set(draft.trips.map(({ orderedId }) => orderedId));
  const [before] = trips.find(({ order_id: id }) => here.has(id))?.given.passengers ?? [];
  if (before === undefined) return [];
  const [was, typed] = [comparable(before), comparable(firstPassenger(draft))];
  const waits = isVisitor && isSameEmail(was.email, email);
  const is = waits ? { ...typed, email: was.email } : typed;
  const others = trips.filter(({ order_id: id, change }) => !here.has(id) && change?.details);
  return others
    .filter(({ given }) => passedOn(was, is, given.passengers.map(comparable)) !== undefined)
    .map(({ order_id: id }) => id);
}

function comparable({ name, phone, email }: Passenger): Passenger {
  return { name: cleanText(name), phone: phoneDigits(phone), email: email.trim() };
}
