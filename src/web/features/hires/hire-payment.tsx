import type { OrderView } from "#contract/orders/order-view.ts";
import type { HireView } from "#contract/orders/wire-hire.ts";
import { addWhole } from "#domain/values/money.ts";
import { formatDate, formatDayTime, formatOffset } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { heldKey } from "#web/features/orders/kept/order-key.ts";
import { CardMost } from "#web/features/payments/card-most.tsx";
import { PayProblemWords } from "#web/features/payments/pay-problem-words.tsx";
import { usePay } from "#web/features/payments/use-pay.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./hire-payment.module.css";
import { HireSums } from "./hire-sums.tsx";

type HirePaymentProps = { readonly order: OrderView; readonly hire: HireView; readonly waitsLong: boolean };

/** The money of a yacht order: paid how much of what, what is due next and by when, and the button that pays it. */
export function HirePayment({ order, hire, waitsLong }: HirePaymentProps) {
  const { t, money } = usePricedPage();
  const { account, total, currency, payment } = order;
  const sum = (amount: number): string => money(amount, currency);
  const { pay, opening, problem, link } = usePay();
  const words = { paid: sum(account.paid), total: sum(total) };
  if (hire.cancel_fee !== null) return <Ended order={order} hire={hire} />;
  const isPaid = payment === "paid";
  const press =
    hire.pay === null
      ? ""
      : hire.rest === 0
        ? t("hires.payAll", { sum: sum(hire.pay.sum) })
        : t(hire.pay.part === "deposit" ? "hires.payDeposit" : "hires.payRest", { sum: sum(hire.pay.sum) });
  return (
    <Card label={t("hires.price")}>
      <div aria-live="polite">
        {isPaid ? (
          <p className={css["paid"]}>{t("hires.paidAll", words)}</p>
        ) : (
          <p className={css["paid"]}>{t("hires.paidOf", words)}</p>
        )}
        {payment === "checking" && (
          <p className={css["line"]}>
            <Spinner size={20} /> {t(waitsLong ? "payments.checkingLong" : "hires.checking", { email: order.email })}
          </p>
        )}
        {payment === "declined" && <p className={css["bad"]}>{t("hires.declined")}</p>}
        {hire.pay !== null && payment !== "checking" && <Due order={order} hire={hire} />}
      </div>
      {order.can.pay && hire.pay !== null && (
        <div className={css["most"]}>
          <CardMost sum={hire.pay.sum} currency={currency} />
        </div>
      )}
      {order.can.pay && hire.pay !== null && (
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
          <p className={css["bad"]}>{t("hires.payFailed")}</p>
          <PayProblemWords error={problem.error} orderNumber={String(order.order_id)} />
        </div>
      )}
      {!isPaid && (
        <div className={css["sums"]}>
          <HireSums hire={hire} total={total} currency={currency} />
        </div>
      )}
    </Card>
  );
}

/** By when the next payment is due. */
function Due({ order, hire }: { readonly order: OrderView; readonly hire: HireView }) {
  const { t, locale, money } = usePricedPage();
  if (hire.pay?.part === "rest" && hire.rest_day !== null) {
    const values = { sum: money(hire.pay.sum, order.currency), day: formatDate(hire.rest_day, locale) };
    return (
      <p className={hire.rest_late ? css["bad"] : css["line"]}>
        {t(hire.rest_late ? "hires.restLate" : "hires.restDue", values)}
      </p>
    );
  }
  if (order.pay_until === null) return null;
  const moment = formatDayTime(order.pay_until, locale);
  const offset = formatOffset(hire.zone, new Date(`${order.pay_until.slice(0, 10)}T00:00Z`));
  return <p className={css["line"]}>{t("hires.heldUntil", { moment, offset })}</p>;
}

/** The money of a yacht that was cancelled: what was kept, and what goes back or has gone. */
function Ended({ order, hire }: { readonly order: OrderView; readonly hire: HireView }) {
  const { t, money } = usePricedPage();
  const { account, currency } = order;
  const returning = Math.max(0, addWhole(account.paid, -order.total, -account.by_hand));
  const lines = [
    ["hires.fee", hire.cancel_fee ?? 0],
    ["hires.back", returning],
    ["hires.backCash", account.by_hand],
    ["hires.backDone", account.returned],
  ] as const;
  const told = lines.filter(([, amount]) => amount > 0);
  return (
    <Card label={t("hires.price")}>
      {order.payment === "late" && <p className={css["line"]}>{t("hires.late")}</p>}
      {told.length === 0 ? (
        <p>{t("hires.nothingDue")}</p>
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
