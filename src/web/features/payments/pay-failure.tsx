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
  // An order that is paid or cancelled by now is not paid however often it is tried.
  const isFinal = FINAL.has(refusalCode(error));
  return (
    <ErrorScreen
      look="card"
      level={2}
      title={t(isFinal ? "payments.notPayable" : "payments.urlFailed")}
      message={isFinal ? undefined : t("payments.urlFailedHint", { number: orderNumber })}
      {...(isFinal
        ? { action: toOrder }
        : { action: { label: t("common.retry"), onPress: onRetry, busy }, secondAction: toOrder })}
    >
      <PayProblemWords error={error} orderNumber={orderNumber} />
    </ErrorScreen>
  );
}

/** Refusals that stay. */
const FINAL: ReadonlySet<ErrorCode | undefined> = new Set([
  "already-paid",
  "order-cancelled",
  "cash-order",
  "ride-over",
]);
