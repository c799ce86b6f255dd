import type { ReactNode } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CardMost } from "./card-most.tsx";
import { PayProblemWords } from "./pay-problem-words.tsx";
import css from "./payment-status.module.css";
import { usePay } from "./use-pay.ts";
import { WholePageLink } from "./whole-page-link.tsx";

type PaymentStatusProps = {
  readonly order: OrderView;
  /** The bank has not answered for a long time. */
  readonly waitsLong: boolean;
  /** The order's key, where the browser does not keep it. */
  readonly orderKey: string | undefined;
};

type Words = { readonly title: MessageKey; readonly hint: MessageKey; readonly again?: boolean };

const WORDS: Readonly<Record<string, Words>> = {
  open: { title: "payments.open", hint: "payments.openHint" },
  "part-paid": { title: "payments.partPaid", hint: "payments.partPaidHint" },
  checking: { title: "payments.checking", hint: "payments.checkingHint" },
  declined: { title: "payments.declined", hint: "payments.declinedHint", again: true },
  expired: { title: "payments.expired", hint: "payments.expiredHint", again: true },
  late: { title: "payments.late", hint: "payments.lateHint" },
};

/** The payment status of an unpaid order, in calm words, with a way to pay. */
export function PaymentStatus({ order, waitsLong, orderKey }: PaymentStatusProps) {
  const { t, money, locale } = usePricedPage();
  const sum = (amount: number) => money(amount, order.currency);
  const { pay, opening, problem, link } = usePay();
  const words = WORDS[order.payment];
  if (words === undefined) return null;
  const asks = words === WORDS["open"] && order.confirms === "by-person";
  const sums = { paid: sum(order.account.paid), total: sum(order.total), due: sum(order.account.due) };
  const title = t(asks ? "payments.openAsk" : words.title, sums);
  const isChecking = order.payment === "checking";
  const hint = isChecking && waitsLong ? "payments.checkingLong" : asks ? "payments.openAskHint" : words.hint;
  return (
    <Card label={title}>
      <div className={css["status"]}>
        <Live>
          <h1>
            {isChecking && <Spinner size={24} />}
            {title}
          </h1>
          <p>{t(hint, { ...sums, email: order.email })}</p>
          {order.can.pay && order.pay_until !== null && (
            <p>{t("payments.until", { until: formatDayTime(order.pay_until, locale) })}</p>
          )}
          {order.can.pay && <CardMost sum={order.account.due} currency={order.currency} />}
        </Live>
        {order.can.pay && link === undefined && (
          <Button look="primary" size="main" busy={opening} onClick={() => pay(order.transaction, orderKey)}>
            {words.again ? t("payments.payAgain") : t("payments.pay", { price: sums.due })}
          </Button>
        )}
        {link !== undefined && <WholePageLink href={link} price={sums.due} />}
      </div>
      {problem && (
        <div className={css["problem"]} role="alert">
          <strong>{t("payments.urlFailed")}</strong>
          <PayProblemWords error={problem.error} orderNumber={String(order.order_id)} />
        </div>
      )}
    </Card>
  );
}

function Live({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css["words"]} aria-live="polite">
      {children}
    </div>
  );
}
