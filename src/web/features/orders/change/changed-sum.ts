import type { OrderView } from "#contract/orders/order-view.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { addSums, discountAt, orderPrice } from "#web/trip/trip-price.ts";

/** What the ordered trips on the form cost, and what they will cost once it is saved; in wire units. */
export type ChangedSum = {
  readonly before: number;
  readonly now: number;
  /** Never negative. */
  readonly difference: number;
  readonly isPaid: boolean;
};

/** Compares the form with the order as it stands, whose certificate stays as the server keeps it. Undefined where the two cannot be compared. */
export function changedSum(order: OrderView, offer: PickedOffer, draft: TripDraft): ChangedSum | undefined {
  const { currency } = order;
  if (currency !== offer.price.currency) return undefined;
  const add = (one: number, other: number) => addSums(one, other, currency);
  const price = orderPrice(offer, draft);
  const trips = price.rides.flatMap((_, index) => {
    const fields = draft.trips[index];
    const ordered = order.trips.find((trip) => trip.order_id === fields?.orderedId);
    if (fields === undefined || ordered === undefined) return [];
    const gross = price.trips[index] ?? 0;
    const off = discountAt(firstDiscount(order, ordered), gross, currency);
    return [{ before: ordered.price, now: add(gross, -off) }];
  });
  if (trips.length < price.rides.length) return undefined;
  const before = trips.reduce((sum, trip) => add(sum, trip.before), 0);
  const now = trips.reduce((sum, trip) => add(sum, trip.now), 0);
  const isPaid = order.payment === "paid";
  return {
    before,
    now,
    difference: Math.abs(add(now, -before)),
    isPaid,
  };
}

/** What is to be paid once the change is saved, in wire units. */
export function sumToPay({ before, now, difference, isPaid }: ChangedSum): number {
  if (!isPaid) return now;
  return now > before ? difference : 0;
}

/** What the certificate of a trip took off as it was ordered: its account keeps that, whatever was changed since. */
function firstDiscount({ account, currency }: OrderView, trip: OrderView["trips"][number]) {
  const entry = (wanted: string) =>
    account.entries.find(({ order_id: id, kind }) => id === trip.order_id && kind === wanted)?.amount;
  const covered = trip.lines.find((line) => line.kind === "certificate")?.price ?? 0;
  if (covered === 0) return { discount: 0, of: 0 };
  return { discount: -(entry("certificate") ?? covered), of: entry("ride") ?? addSums(trip.price, -covered, currency) };
}

/** Which words say it. */
export function changedSumWords({ before, now, isPaid }: ChangedSum) {
  const way = now > before ? "more" : now < before ? "less" : "same";
  return `booking.draft.sum.${way}.${isPaid ? "paid" : "due"}` as const;
}
