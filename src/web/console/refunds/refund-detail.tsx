import { Link } from "wouter";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./refund-detail.module.css";
import {
  acquirerName,
  momentWords,
  paidSum,
  personWords,
  reasonWords,
  refundSum,
  standingWords,
} from "./refund-words.ts";

/** One refund in full: the account of its order, and what happened to it from the payment to now. */
export function RefundDetail({ refund }: { readonly refund: RefundRowView }) {
  const console = useConsole();
  const address = useAddress();
  const { t, locale } = console;
  const sum = (amount: number) => sumWords(amount, refund.currency, locale);
  const isBack = refund.state === "returned";
  const steps = stepsOf(refund, console);
  return (
    <aside className={css["detail"]} aria-label={t("console.refunds.detail")}>
      <header className={css["head"]}>
        <h2>{refund.name || t("console.refunds.nobody")}</h2>
        <Link href={address(`/console/orders/${refund.order_id}`)}>
          {t("console.orderNumber", { number: refund.order_id })}
        </Link>
      </header>
      <dl className={css["sums"]}>
        <div>
          <dt>{t("console.refunds.paid")}</dt>
          <dd>{isBack ? paidSum(refund, locale) : sum(refund.order.paid)}</dd>
        </div>
        <div>
          <dt>{t("console.refunds.costs")}</dt>
          <dd>{sum(refund.order.cost)}</dd>
        </div>
        <div>
          <dt>{t(isBack ? "console.refunds.wentBack" : "console.refunds.goesBack")}</dt>
          <dd>{refundSum(refund, locale)}</dd>
        </div>
      </dl>
      <p className={css["reason"]}>{reasonWords(refund, console.wordOf)}</p>
      <ol className={css["life"]}>
        {steps.map(({ key, at, words, note }) => (
          <li key={key} data-next={at === null || undefined}>
            <span className={css["when"]}>{at === null ? t("console.refunds.next") : momentWords(at, locale)}</span>
            <span>
              {words}
              {note !== "" && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

type StepName =
  | "paid"
  | "asked"
  | "approved"
  | "released"
  | "declined"
  | "returned"
  | "reversed"
  | "release"
  | "return"
  | "again";

/** What comes next in each state; nothing once it is over. */
const NEXT: Readonly<Partial<Record<RefundRowView["state"], StepName>>> = {
  recorded: "release",
  released: "return",
  sent: "return",
  failed: "again",
};

interface Step {
  readonly key: StepName;
  /** Null for what comes next. */
  readonly at: number | null;
  readonly words: string;
  readonly note: string;
}

function stepsOf(refund: RefundRowView, { t, locale }: Pick<ReturnType<typeof useConsole>, "t" | "locale">): Step[] {
  const { payment, asked, approved, released, declined, returned_at: returned, state } = refund;
  const step = (key: StepName, at: number | null, note = "", values = {}): Step => ({
    key,
    at,
    words: t(`console.refunds.step.${key}`, values),
    note,
  });
  const by = (person: RefundRowView["asked"]["by"]) => personWords(person, t);
  const next = NEXT[state];
  return [
    ...(payment?.at
      ? [
          step("paid", payment.at, `${acquirerName(payment.acquirer)} ${payment.reference}`, {
            sum: sumWords(payment.amount, refund.currency, locale),
          }),
        ]
      : []),
    step("asked", asked.at, by(asked.by)),
    ...(approved === null ? [] : [step("approved", approved.at, by(approved.by))]),
    ...(released === null
      ? []
      : [
          step(
            "released",
            released.at,
            [by(released.by), refund.is_alone ? t("console.refunds.wasAlone") : ""].filter(Boolean).join(", "),
          ),
        ]),
    ...(declined === null ? [] : [step("declined", declined.at, `${by(declined.by)}: ${declined.reason}`)]),
    ...(returned === null
      ? []
      : [
          step(
            "returned",
            returned,
            [t(`console.refunds.way.${refund.way}`), refund.reference].filter(Boolean).join(", "),
          ),
        ]),
    ...(state === "reversed" ? [step("reversed", null, refund.problem)] : []),
    ...(next === undefined ? [] : [step(next, null, standingWords(refund, { t, locale }))]),
  ];
}
