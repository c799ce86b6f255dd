import type { ReactNode } from "react";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { agoWords } from "#web/console/requests/request-words.ts";
import css from "./refund-row.module.css";
import {
  acquirerName,
  approvalWords,
  paidSum,
  personWords,
  reasonWords,
  refundSum,
  standingWords,
} from "./refund-words.ts";

type RefundRowProps = {
  readonly id: string;
  readonly refund: RefundRowView;
  readonly now: number;
  readonly isFocused: boolean;
  readonly onFocus: () => void;
  /** Stands below the row in focus where there is no room beside the list. */
  readonly detail: ReactNode;
};

/** One refund of a queue: whose it is, why, how it goes back, who asked for it and how long ago, and how much. */
export function RefundRow({ id, refund, now, isFocused, onFocus, detail }: RefundRowProps) {
  const console = useConsole();
  const { t, locale } = console;
  const approval = approvalWords(refund, console);
  const standing = standingWords(refund, console);
  return (
    <li>
      <button
        type="button"
        id={id}
        className={css["row"]}
        aria-current={isFocused || undefined}
        onClick={onFocus}
        onFocus={onFocus}
      >
        <span className={css["who"]}>
          <b>{refund.name || t("console.refunds.nobody")}</b>
          <small>{t("console.orderNumber", { number: refund.order_id })}</small>
        </span>
        <span className={css["why"]}>
          <span>{reasonWords(refund, console.wordOf)}</span>
          <small>
            {t("console.refunds.askedBy", {
              name: personWords(refund.asked.by, t),
              ago: agoWords(refund.asked.at, now, t),
            })}
          </small>
          {approval !== "" && <small className={css["second"]}>{approval}</small>}
        </span>
        <span className={css["way"]} data-bad={refund.state === "failed" || undefined}>
          {standing === ""
            ? refund.payment === null
              ? t("console.refunds.noCard")
              : t("console.refunds.toCard", { acquirer: acquirerName(refund.payment.acquirer) })
            : standing}
        </span>
        <span className={css["sum"]}>
          <b>{refundSum(refund, locale)}</b>
          <small>{t("console.refunds.ofPaid", { sum: paidSum(refund, locale) })}</small>
        </span>
      </button>
      {detail}
    </li>
  );
}
