import type { Transaction } from "kysely";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { judgeCancel } from "#domain/orders/judge-cancel.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";
import { judgeNoShow } from "#domain/orders/no-show.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { freeWaitingMinutes } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { feeMostOf, refuseOtherFigures, standings, tripsToCancel } from "#server/modules/orders/cancel/cancel-trip.ts";
import { refundOf } from "#server/modules/orders/cancel/take-trip-off.ts";
import { takeTripsOff } from "#server/modules/orders/cancel/take-trips-off.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { momentAt } from "#server/modules/orders/states/moment-at.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Whose traveller did not come, how long was waited for them, and what was shown before. */
export interface NoShow extends Seen {
  readonly tripId: number;
  readonly waited: number;
  /** When the flight or train really came, by the clock of the place. */
  readonly arrived: string | null;
  /** Empty in a preview. */
  readonly note: string;
  readonly isWaived: boolean;
  /** In whole units; undefined in a preview. */
  readonly expectedFee: number | undefined;
  readonly locale: Locale;
}

/** What a no-show came to, in minor units, and what is kept of the deed. */
export interface NoShowSaid {
  readonly order: StoredOrder;
  /** The version that was seen. */
  readonly version: number;
  readonly price: number;
  readonly fee: number;
  readonly termsFee: number;
  readonly refund: number;
  readonly deed: Deed;
}

/** The free waiting of a trip, in minutes, by the terms that were sold and the kind of its start. */
export function freeMinutesOf({ gazetteer }: Pick<Orders, "gazetteer">, trip: StoredTrip): number {
  const start = gazetteer.byNumber(trip.start_place);
  return freeWaitingMinutes(trip.terms, start === undefined ? "suburb" : endKind(start.kind));
}

/** Says that the traveller of a trip did not come: after the free waiting, for the fee of the terms. */
export async function sayNoShow(
  trx: Transaction<Tables>,
  orders: Pick<Orders, "clock" | "limits" | "unpaid" | "gazetteer">,
  { tripId, waited, arrived, note, isWaived, expectedFee, locale, ...seen }: NoShow,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<NoShowSaid> {
  const order = await seenOrder(trx, seen);
  const named = tripsToCancel(order, [tripId]);
  const [trip] = named.trips;
  const now = orders.clock();
  const arrivedAt =
    arrived === null ? null : (momentOf(resolveLocalTime(arrived as LocalTime, trip.pickup_zone)) ?? null);
  const freeMinutes = freeMinutesOf(orders, trip);
  const facts = { state: trip.state, pickupAt: trip.pickup_at.getTime(), arrivedAt, freeMinutes };
  const { refused, from } = judgeNoShow(facts, { waited, now });
  if (refused === "state") throw new Refusal("state-not-next");
  if (refused === "waited") throw new Refusal("no-show-waited", { words: { minutes: freeMinutes } });
  if (refused === "early") {
    throw new Refusal("no-show-early", {
      words: { moment: momentAt(from, trip.pickup_zone, locale) },
      details: { from },
    });
  }
  const termsFee = judgeCancel(standings(named), now, feeMostOf(named)).fee;
  const fee = isWaived ? 0 : termsFee;
  const uncharged = { termsFee, price: trip.amount, isOurSide: false, isWaived };
  if (judgeWaiver(uncharged, role, orders.limits) === "refused") {
    throw new Refusal("let-off-limit", { words: { percent: orders.limits.letOffPercent } });
  }
  refuseOtherFigures(named, fee, { expected: { fee: expectedFee, refund: undefined }, locale });
  const refund = refundOf(order, named.trips, fee);
  const at = new Date(now);
  const after = await takeTripsOff(trx, orders, named, { fee, reason: note, author, at, state: "no-show" });
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "order.no-show", subject, at, body: { by: author } });
  return {
    order: after,
    version: order.version,
    price: trip.amount,
    fee,
    termsFee,
    refund,
    deed: {
      subject,
      before: { trip: tripId, state: trip.state, ...toldSums({ amount: order.amount }, order.currency) },
      after: {
        waited,
        arrived,
        ...toldSums({ fee, refund, amount: after.amount }, order.currency),
        waived: isWaived && termsFee > 0,
        currency: order.currency,
      },
      reason: note,
    },
  };
}
