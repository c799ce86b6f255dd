import type { OrderView } from "#contract/orders/order-view.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import type { TimelineStep } from "./timeline-step.ts";

type Words = Pick<PricedPage, "t" | "money">;

/** Moves that a traveller is told of; a trip that is placed once more waits for its confirmation again. */
export const MOVE_WORDS: Readonly<Partial<Record<string, MessageKey>>> = {
  placed: "orders.line.again",
  confirmed: "orders.line.confirmed",
  "under-way": "orders.line.underWay",
  completed: "orders.line.completed",
  "no-show": "orders.line.noShow",
  cancelled: "orders.line.cancelled",
};

const MONEY = {
  card: "orders.line.paid",
  cash: "orders.line.paidCash",
  cashBack: "orders.line.cashBack",
  bankBack: "orders.line.bankBack",
  refund: "orders.line.refunded",
  refundReversed: "orders.line.refundReversed",
  dispute: "orders.line.dispute",
  disputeReturned: "orders.line.disputeReturned",
} as const;

/** What has happened to an order, from its stored facts: placed, paid, confirmed, cancelled, refunded. */
export function pastSteps(order: OrderView, { t, money }: Words): readonly TimelineStep[] {
  const zones = new Map(order.trips.map((trip) => [trip.order_id, trip.start.timezone]));
  const zone = order.trips[0]?.start.timezone ?? "UTC";
  return [
    { at: Date.parse(order.placed_at), zone, text: t("orders.line.placed") },
    ...order.account.entries.flatMap(({ kind, amount, way, at }) => {
      const word = entryWord({ kind, amount, way });
      return isMoney(word)
        ? [{ at: Date.parse(at), zone, text: t(MONEY[word], { sum: money(Math.abs(amount), order.currency) }) }]
        : [];
    }),
    ...order.moves.flatMap(({ at, order_id: tripId, state }) => {
      const words = MOVE_WORDS[state];
      return words ? [{ at: Date.parse(at), zone: zones.get(tripId) ?? zone, text: t(words), tripId }] : [];
    }),
  ];
}

function isMoney(kind: string): kind is keyof typeof MONEY {
  return kind in MONEY;
}
