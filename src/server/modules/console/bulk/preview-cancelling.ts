import type { CancellingShownView } from "#contract/console/bulk/cancel-trips.ts";
import { byHandOf } from "#domain/orders/order-account.ts";
import type { StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import { addWhole, toMajor } from "#domain/values/money.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { findOrderIds } from "#server/modules/console/bulk/order-ids.repository.ts";
import { rehearse } from "#server/modules/console/orders/rehearse.ts";
import { cancelByStaff, onCardsAmount, type Orders } from "#server/modules/orders/index.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * What cancelling several trips would come to: each is cancelled after the other, as it will be, in one transaction that is taken back. Two
 * trips of one order so show what each of them really costs.
 */
export async function previewCancelling(
  orders: Orders,
  {
    tripIds,
    reason,
    locale,
  }: { readonly tripIds: readonly number[]; readonly reason: StaffCancelReason; readonly locale: Locale },
  staff: Staff,
): Promise<CancellingShownView> {
  const orderIds = await findOrderIds(orders.db, tripIds);
  const shown = { fee: undefined, refund: undefined };
  // Orders are locked in one order, whoever asks.
  const inOrder = tripIds.toSorted((one, other) => (orderIds.get(one) ?? 0) - (orderIds.get(other) ?? 0));
  return rehearse(orders.db, async (trx) => {
    const trips: CancellingShownView["trips"] = [];
    const sums = new Map<string, CancellingShownView["sums"][number]>();
    const versions = new Map<number, number>();
    // What has gone back of each order by then: cards take the first of it.
    const backs = new Map<number, number>();
    for (const tripId of inOrder) {
      const orderId = orderIds.get(tripId) ?? 0;
      try {
        const asked = { orderId, tripIds: [tripId], reason, text: "", isWaived: false, expected: shown, locale };
        const { order, version, fee, refund, held } = await cancelByStaff(trx, orders, asked, staff);
        const { currency } = order;
        const seen = versions.get(orderId) ?? version;
        versions.set(orderId, seen);
        const major = { fee: toMajor(fee, currency), refund: toMajor(refund, currency) };
        const onCards = await onCardsAmount(trx, orderId);
        const before = backs.get(orderId) ?? 0;
        backs.set(orderId, before + refund - held);
        const byHand = byHandOf(before + refund - held, onCards) - byHandOf(before, onCards);
        trips.push({ trip_id: tripId, version: seen, ...major, refused: null });
        const sum = sums.get(currency) ?? { currency, trips: 0, fee: 0, refund: 0, held: 0, by_hand: 0 };
        sums.set(currency, {
          currency,
          trips: sum.trips + 1,
          fee: addWhole(sum.fee, major.fee),
          refund: addWhole(sum.refund, major.refund),
          held: addWhole(sum.held, toMajor(held, currency)),
          by_hand: addWhole(sum.by_hand, toMajor(byHand, currency)),
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        trips.push({ trip_id: tripId, version: 0, fee: 0, refund: 0, refused: refusalWords(error, locale) });
      }
    }
    return { sums: [...sums.values()], trips };
  });
}
