import type { OrderView } from "#contract/orders/order-view.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { addWhole } from "#domain/values/money.ts";
import { formatDate, formatDayTime, formatOffset } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { YachtSums } from "#web/features/offers/offered-yacht.tsx";
import { heldKey } from "#web/features/orders/kept/order-key.ts";
import { CardMost } from "#web/features/payments/card-most.tsx";
import { PayProblemWords } from "#web/features/payments/pay-problem-words.tsx";
import { usePay } from "#web/features/payments/use-pay.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./yacht-payment.module.css";

type YachtPaymentProps = { readonly order: OrderView; readonly yacht: YachtView; readonly waitsLong: boolean };

/** The money of a yacht order: paid how much of what, what is due next and by when, and the button that pays it. */
export function YachtPayment({ order, yacht, waitsLong }: YachtPaymentProps) {
  const { t, money } = usePricedPage();
  const { account, total, currency, payment } = order;
  const sum = (amount: number): string => money(amount, currency);
  const { pay, opening, problem, link } = usePay();
  const words = { paid: sum(account.paid), total: sum(total) };
  if (yacht.cancel_fee !== null) return <Ended order={order} yacht={yacht} />;
  const isPaid = payment === "paid";
  const press =
    yacht.pay === null
      ? ""
      : yacht.rest === 0
        ? t("offers.yacht.payAll", { sum: sum(yacht.pay.sum) })
        : t(yacht.pay.part === "deposit" ? "offers.yacht.payDeposit" : "offers.yacht.payRest", {
            sum: sum(yacht.pay.sum),
          });
  return (
    <Card label={t("offers.yacht.price")}>
      <div aria-live="polite">
        {isPaid ? (
          <p className={css["paid"]}>{t("offers.yacht.paidAll", words)}</p>
        ) : (
          <p className={css["paid"]}>{t("offers.yacht.paidOf", words)}</p>
        )}
        {payment === "checking" && (
          <p className={css["line"]}>
            <Spinner size={20} />{" "}
            {t(waitsLong ? "payments.checkingLong" : "offers.yacht.checking", { email: order.email })}
          </p>
        )}
        {payment === "declined" && <p className={css["bad"]}>{t("offers.yacht.declined")}</p>}
        {yacht.pay !== null && payment !== "checking" && <Due order={order} yacht={yacht} />}
      </div>
      {order.can.pay && yacht.pay !== null && (
        <div className={css["most"]}>
          <CardMost sum={yacht.pay.sum} currency={currency} />
        </div>
      )}
      {order.can.pay && yacht.pay !== null && (
        <Button
          look="primary"
          size="main"
          wide
          busy={opening}
          {...(link === undefined
            ? { onClick: () => pay(order.transaction, heldKey(order.order_id)) }
            : { href: link, target: "_top" })}
        >
          {press}
        </Button>
      )}
      {problem && (
        <div role="alert">
          <p className={css["bad"]}>{t("offers.yacht.payFailed")}</p>
          <PayProblemWords error={problem.error} orderNumber={String(order.order_id)} />
        </div>
      )}
      {!isPaid && (
        <div className={css["sums"]}>
          <YachtSums yacht={yacht} total={total} currency={currency} />
        </div>
      )}
    </Card>
  );
}

/** By when the next payment is due. */
function Due({ order, yacht }: { readonly order: OrderView; readonly yacht: YachtView }) {
  const { t, locale, money } = usePricedPage();
  if (yacht.pay?.part === "rest" && yacht.rest_day !== null) {
    const values = { sum: money(yacht.pay.sum, order.currency), day: formatDate(yacht.rest_day, locale) };
    return (
      <p className={yacht.rest_late ? css["bad"] : css["line"]}>
        {t(yacht.rest_late ? "offers.yacht.restLate" : "offers.yacht.restDue", values)}
      </p>
    );
  }
  if (order.pay_until === null) return null;
  const moment = formatDayTime(order.pay_until, locale);
  const offset = formatOffset(yacht.zone, new Date(`${order.pay_until.slice(0, 10)}T00:00Z`));
  return <p className={css["line"]}>{t("offers.yacht.heldUntil", { moment, offset })}</p>;
}

/** The money of a yacht that was cancelled: what was kept, and what goes back or has gone. */
function Ended({ order, yacht }: { readonly order: OrderView; readonly yacht: YachtView }) {
  const { t, money } = usePricedPage();
  const { account, currency } = order;
  const returning = Math.max(0, addWhole(account.paid, -order.total, -account.by_hand));
  const lines = [
    ["offers.yacht.fee", yacht.cancel_fee ?? 0],
    ["offers.yacht.back", returning],
    ["offers.yacht.backCash", account.by_hand],
    ["offers.yacht.backDone", account.returned],
  ] as const;
  const told = lines.filter(([, amount]) => amount > 0);
  return (
    <Card label={t("offers.yacht.price")}>
      {order.payment === "late" && <p className={css["line"]}>{t("offers.yacht.late")}</p>}
      {told.length === 0 ? (
        <p>{t("offers.yacht.nothingDue")}</p>
      ) : (
        <dl className={css["ended"]}>
          {told.map(([name, amount]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{money(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
