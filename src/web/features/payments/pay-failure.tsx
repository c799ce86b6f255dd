import { ErrorScreen } from "#ui/error-screen.tsx";
import { usePage } from "#web/page/page.tsx";
import { payReason } from "./pay-reason.ts";
import type { PayProblem } from "./use-pay.ts";

type PayFailureProps = {
  readonly problem: PayProblem;
  readonly orderNumber: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly orderHref?: string;
};

/** The order exists but its payment page did not open: shows both facts and offers to try again. */
export function PayFailure({ problem, orderNumber, busy, onRetry, orderHref }: PayFailureProps) {
  const page = usePage();
  const { t } = page;
  const reason = payReason(problem.error, page);
  return (
    <ErrorScreen
      look="card"
      level={2}
      title={t("payments.urlFailed")}
      message={t("payments.urlFailedHint", { number: orderNumber })}
      action={{ label: t("common.retry"), onPress: onRetry, busy }}
      {...(orderHref ? { secondAction: { label: t("booking.openOrder"), href: orderHref } } : {})}
    >
      {reason !== undefined && <p>{reason}</p>}
    </ErrorScreen>
  );
}
