import { Link } from "wouter";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./refund-bar.module.css";
import { approvalWords, mayRelease, refundSum } from "./refund-words.ts";

type RefundBarProps = {
  readonly refund: RefundRowView | undefined;
  /** The refund in focus that has left the list. */
  readonly gone: RefundRowView | undefined;
  readonly isBusy: boolean;
  readonly said: string;
  readonly failed: string;
  readonly onRelease: (refund: RefundRowView) => void;
  readonly onOther: (refund: RefundRowView) => void;
  readonly onDecline: (refund: RefundRowView) => void;
  readonly onAgain: (refund: RefundRowView) => void;
};

/** What can be done to the refund in focus, always in the same places; the sum stands on the button that commits. */
export function RefundBar({ refund, gone, isBusy, said, failed, ...on }: RefundBarProps) {
  const console = useConsole();
  const address = useAddress();
  const { t, locale } = console;
  const isOpen = refund?.state === "recorded" || refund?.state === "failed";
  const named = refund ?? gone;
  const sum = named === undefined ? "" : refundSum(named, locale);
  return (
    <div className={css["bar"]}>
      {named !== undefined && (
        <p className={css["of"]} data-gone={refund === undefined || undefined}>
          <b>
            <bdi>{named.name}</bdi> {sum}
          </b>
          <span>{refund === undefined ? t("console.bar.gone") : approvalWords(refund, console)}</span>
        </p>
      )}
      {refund !== undefined && (
        <div className={css["doings"]}>
          {isOpen && mayRelease(refund) && refund.payment !== null && (
            <BarButton primary command="release" disabled={isBusy} onClick={() => on.onRelease(refund)}>
              {t(
                refund.approval.kind === "first"
                  ? "console.refunds.pressApprove"
                  : refund.state === "failed"
                    ? "console.refunds.pressAgain"
                    : "console.refunds.press",
                { sum },
              )}
            </BarButton>
          )}
          {isOpen && mayRelease(refund) && (
            <BarButton command="other-way" disabled={isBusy} onClick={() => on.onOther(refund)}>
              {t("console.refunds.other")}
            </BarButton>
          )}
          {isOpen && (
            <BarButton command="decline" disabled={isBusy} onClick={() => on.onDecline(refund)}>
              {t("console.refunds.decline")}
            </BarButton>
          )}
          {refund.state === "declined" && (
            <BarButton disabled={isBusy} onClick={() => on.onAgain(refund)}>
              {t("console.refunds.askAgain")}
            </BarButton>
          )}
          <Link className={css["open"]} href={address(`/console/orders/${refund.order_id}`)}>
            {t("console.orderNumber", { number: refund.order_id })}
          </Link>
        </div>
      )}
      <p className={css["said"]} role="status" data-bad={failed !== "" || undefined}>
        {failed || said}
      </p>
    </div>
  );
}
