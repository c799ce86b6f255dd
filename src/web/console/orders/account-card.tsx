import { lazy, Suspense } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import { addWhole } from "#domain/values/money.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { cashDue } from "#web/console/money/cash-due.ts";
import { RefundsLink } from "#web/console/refunds/refunds-link.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./account-card.module.css";
import { DeskCard, Fact } from "./desk-card.tsx";

const CashDialog = lazy(() =>
  import("#web/console/money/cash-dialog.tsx").then((file) => ({ default: file.CashDialog })),
);
const DisputeDialog = lazy(() =>
  import("#web/console/disputes/dispute-dialog.tsx").then((file) => ({ default: file.DisputeDialog })),
);
const DisputeList = lazy(() =>
  import("#web/console/disputes/dispute-list.tsx").then((file) => ({ default: file.DisputeList })),
);
const ReceiptList = lazy(() =>
  import("#web/console/receipts/receipt-list.tsx").then((file) => ({ default: file.ReceiptList })),
);
const CashBackDialog = lazy(() =>
  import("#web/console/money/cash-back-dialog.tsx").then((file) => ({ default: file.CashBackDialog })),
);

type AccountCardProps = {
  readonly order: DeskOrderView;
  /** Whether cash may be written down: taken for what is owed, and given back. */
  readonly mayWriteCash: boolean;
};

/** The account of an order: it reads from top to bottom, and its last line is the answer. */
export function AccountCard({ order, mayWriteCash }: AccountCardProps) {
  const { account, total, currency, state, yacht } = order.view;
  const { t, wordOf, locale } = useConsole();
  const [window, setWindow] = useWindow<"take" | "back" | "dispute">("account", order.order_id);
  const sum = (amount: number) => sumWords(amount, currency, locale);
  const share = total > 0 ? Math.min(100, Math.round((account.paid / total) * 100)) : 100;
  const hasCard = account.entries.some(({ kind }) => kind === "card");
  const mayDispute = useRights()("releasing") === "works";
  const owed = cashDue(order);
  const byHand = account.by_hand;
  // What came beyond the cost and is not asked back yet has no refund to name its sum; cash that is due has a line of its own.
  const excess = account.paid - total;
  const back =
    byHand > 0
      ? Math.max(0, addWhole(excess, -byHand))
      : account.balance === "overpaid"
        ? excess - account.returning
        : account.returning;
  // What the bank holds: the order is not settled until the dispute is decided.
  const disputed = account.entries.reduce(
    (held, { kind, amount }) => (kind === "dispute" ? addWhole(held, -amount) : held),
    0,
  );
  const standing = byHand > 0 ? "refund-due" : disputed > 0 && state !== "cancelled" ? "disputed" : account.balance;
  return (
    <DeskCard title={t("console.account")}>
      <progress className={css["share"]} max={100} value={share} aria-hidden="true" />
      <p className={css["sentence"]}>
        {t(state === "cancelled" && total === 0 ? "console.paidBack" : "console.paidOf", {
          paid: sum(account.paid),
          total: sum(total),
        })}
      </p>
      <dl>
        {account.entries.map((entry, index) => (
          <Fact
            // Entries have no number on the wire, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={`${yacht !== null && entry.kind === "ride" ? t("console.yachts.entry") : wordOf("console.entry", entryWord(entry))}, ${formatDayTime(localTimeIn(ownZone(), Date.parse(entry.at)), locale)}`}
          >
            <span className={css["sum"]}>{sum(entry.amount)}</span>
          </Fact>
        ))}
        {(byHand === 0 || back > 0) && (
          <Fact label={account.due > 0 ? t("console.due") : wordOf("console.balance", standing)}>
            <b>{sum(account.due > 0 ? account.due : standing === "disputed" ? disputed : back)}</b>
          </Fact>
        )}
        {byHand > 0 && (
          <Fact label={t("console.cash.dueBack")}>
            <b>{sum(byHand)}</b>
          </Fact>
        )}
      </dl>
      {account.returning > 0 && (
        <p className={css["doing"]}>
          <RefundsLink orderId={order.order_id} />
        </p>
      )}
      {mayWriteCash && owed > 0 && (
        <p className={css["doing"]}>
          <BarButton onClick={() => setWindow("take")}>{t("console.letters.cash.take", { sum: sum(owed) })}</BarButton>
        </p>
      )}
      {hasCard && mayDispute && (
        <p className={css["doing"]}>
          <BarButton onClick={() => setWindow("dispute")}>{t("console.disputes.write")}</BarButton>
        </p>
      )}
      {mayWriteCash && byHand > 0 && (
        <p className={css["doing"]}>
          <BarButton onClick={() => setWindow("back")}>{t("console.cash.back", { sum: sum(byHand) })}</BarButton>
        </p>
      )}
      <Suspense>
        {hasCard && <DisputeList orderId={order.order_id} className={css["doing"]} />}
        {hasCard && <ReceiptList orderId={order.order_id} className={css["doing"]} />}
        {window === "take" && <CashDialog order={order} onClose={() => setWindow(undefined)} />}
        {window === "dispute" && <DisputeDialog order={order} onClose={() => setWindow(undefined)} />}
        {window === "back" && <CashBackDialog order={order} onClose={() => setWindow(undefined)} />}
      </Suspense>
    </DeskCard>
  );
}
