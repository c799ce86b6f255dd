import type { ErrorCode } from "#contract/wire/errors.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { refusalCode } from "#web/api/refusal-code.ts";
import { usePage } from "#web/page/page.tsx";
import { PayProblemWords } from "./pay-problem-words.tsx";
import type { PayProblem } from "./use-pay.ts";

type PayFailureProps = {
  readonly problem: PayProblem;
  readonly orderNumber: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly orderHref: string;
};

/** The order exists but its payment page did not open: says why, and offers to try again or to open the order. */
export function PayFailure({ problem: { error }, orderNumber, busy, onRetry, orderHref }: PayFailureProps) {
  const { t } = usePage();
  const toOrder = { label: t("booking.openOrder"), href: orderHref };
  const code = refusalCode(error);
  // An order that is paid or cancelled by now is not paid however often it is tried.
  const isOver = OVER.has(code);
  const retry = { action: { label: t("common.retry"), onPress: onRetry, busy }, secondAction: toOrder };
  return (
    <ErrorScreen
      look="card"
      level={2}
      title={t(isOver ? "payments.notPayable" : "payments.urlFailed")}
      message={isOver ? undefined : t("payments.urlFailedHint", { number: orderNumber })}
      {...(isOver || UNTAKEN.has(code) ? { action: toOrder } : retry)}
    >
      <PayProblemWords error={error} orderNumber={orderNumber} />
    </ErrorScreen>
  );
}

/** Nothing is to be paid any more. */
const OVER: ReadonlySet<ErrorCode | undefined> = new Set([
  "already-paid",
  "order-cancelled",
  "cash-order",
  "ride-over",
]);
/** The payment page takes no such payment, however often it is asked: the words say how to pay otherwise. */
const UNTAKEN: ReadonlySet<ErrorCode | undefined> = new Set([
  "currency-not-payable",
  "sum-not-payable",
  "payment-refused",
]);
