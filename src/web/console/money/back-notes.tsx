import { backWay } from "#domain/orders/order-account.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { RefundsLink } from "#web/console/refunds/refunds-link.tsx";

type BackNotesProps = {
  readonly orderId: number;
  readonly refund: number;
  /** How much of it came in cash. */
  readonly byHand: number;
  /** How much of it waits for a second person. */
  readonly held?: number;
  readonly sum: (amount: number) => string;
  readonly className: string | undefined;
};

/** What becomes of money that goes back: a refund that waits to be released, cash to give back by hand, or a part so and a part so; and what of it waits for a second person. */
export function BackNotes({ orderId, refund, byHand, held = 0, sum, className }: BackNotesProps) {
  const { t } = useConsole();
  const way = backWay(refund, byHand);
  const told = {
    none: [],
    card: [t("console.desk.refundWaits")],
    cash: [t("console.desk.refundByHand", { sum: sum(byHand) })],
    mixed: [
      t("console.cash.refundPart", { sum: sum(Math.max(0, refund - byHand)) }),
      t("console.cash.byHandPart", { sum: sum(byHand) }),
    ],
  }[way];
  const words = [...told, ...(held > 0 ? [t("console.desk.refundHeld", { sum: sum(held) })] : [])];
  return words.map((one, at) => (
    <p key={one} className={className}>
      {one} {at === 0 && (way === "card" || way === "mixed") && <RefundsLink orderId={orderId} />}
    </p>
  ));
}
