import type { Transaction } from "kysely";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { judgeStaffChange } from "#domain/orders/judge-staff-change.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";
import type { ChangedFields } from "#domain/orders/trip-change.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, shownDigits, toMajor, type Currency } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { feeMostOf } from "#server/modules/orders/cancel/cancel-trip.ts";
import { planChange, refuseOtherPrice } from "#server/modules/orders/change/plan-change.ts";
import { saveTrip } from "#server/modules/orders/change/save-trip.ts";
import { tripDifference } from "#server/modules/orders/change/trip-difference.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { refuseChange } from "#server/modules/orders/change/why-closed.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { recordFee } from "#server/modules/orders/store/order-money.repository.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** What the staff changes in a trip, and what was shown before. */
export interface StaffChanging extends Seen {
  readonly tripId: number;
  readonly fields: ChangedFields;
  readonly isWaived: boolean;
  /** The price of the trip and the fee, in whole units; undefined in a preview. */
  readonly expected: { readonly total: number; readonly fee: number } | undefined;
  readonly locale: Locale;
}

/** What a change came to, in minor units, and what is kept of the deed. */
export interface StaffChanged {
  /** As it was seen, and as it is. */
  readonly before: { readonly order: StoredOrder; readonly trip: StoredTrip };
  readonly after: { readonly order: StoredOrder; readonly trip: StoredTrip };
  readonly fee: number;
  readonly termsFee: number;
  readonly deed: Deed;
}

/**
 * Changes a trip for the staff by the rules of the traveller's own change, also after that has ended, for the fee of the terms. What
 * was shown is what is done: another price or another fee is refused. What goes back waits for its release.
 */
export async function changeByStaff(
  trx: Transaction<Tables>,
  orders: Orders,
  changing: StaffChanging,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<StaffChanged> {
  const { tripId, fields, isWaived, expected, locale } = changing;
  const order = await seenOrder(trx, changing);
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined) throw new Refusal("order-unknown");
  const at = new Date(orders.clock());
  const standing = { ...tripStanding(trip), amount: trip.amount };
  const feeMost = feeMostOf({ order, trips: [trip] });
  const judge = (isRide: boolean) => judgeStaffChange(standing, at.getTime(), { isRide, isWaived, feeMost });
  const { closed } = judge(false);
  if (closed !== null) throw refuseChange(closed, locale);
  const plan = await planChange({ ...orders, db: trx }, order, trip, { fields }, locale);
  const difference = tripDifference(planColumns(plan), trip);
  if (!difference.ride && !difference.details) throw new Refusal("nothing-to-change");
  const { fee, termsFee } = judge(difference.ride);
  const uncharged = { termsFee, price: trip.amount, isOurSide: false, isWaived };
  if (judgeWaiver(uncharged, role, orders.limits) === "refused") {
    throw new Refusal("let-off-limit", { words: { percent: orders.limits.letOffPercent } });
  }
  if (expected !== undefined) {
    refuseOtherPrice(order, trip, plan, expected.total);
    refuseOtherFee(fee, expected.fee, order.currency, locale);
  }
  const saved = await saveTrip(trx, { order, trip }, plan, { author, at });
  const moved = { kind: "change", amount: saved.order.amount - order.amount, tripId, author } as const;
  await insertEntries(trx, order, [moved], at);
  const charged = await recordFee(trx, saved.order, { fee, tripId, author }, at);
  await planUnpaid(trx, charged, orders.unpaid, at);
  const agreed = await agreeTrips(trx, charged, at);
  const subject = { kind: "order", id: order.order_id } as const;
  await recordEvent(trx, { name: "order.changed", subject, at, body: { tripId, changed: difference, by: author } });
  const after = agreed.trips.find((one) => one.trip_id === tripId) ?? saved.trip;
  return {
    before: { order, trip },
    after: { order: agreed, trip: after },
    fee,
    termsFee,
    deed: {
      subject,
      before: { trip: tripId, ...toldSums({ price: trip.amount }, order.currency) },
      after: {
        ...toldSums({ price: after.amount, fee }, order.currency),
        waived: isWaived && termsFee > 0,
        currency: order.currency,
      },
    },
  };
}

function refuseOtherFee(fee: number, expected: number, currency: Currency, locale: Locale): void {
  if (fee === fromMajor(expected, currency)) return;
  const due = toMajor(fee, currency);
  throw new Refusal("fee-changed", {
    words: { fee: formatMoney(due, currency, locale, shownDigits(due, currency)) },
    details: { old_fee: expected, new_fee: due, currency },
  });
}
