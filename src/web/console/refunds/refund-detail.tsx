import { Link } from "wouter";
import type { RefundRowView } from "#contract/operator/money/refunds.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./refund-detail.module.css";
import { momentWords, paidSum, personWords, reasonWords, refundSum, standingWords } from "./refund-words.ts";

type RefundDetailProps = { readonly refund: RefundRowView; readonly lang: string | null };

/** One refund in full: the account of its order, and what happened to it from the payment to now. */
export function RefundDetail({ refund, lang }: RefundDetailProps) {
  const console = useConsole();
  const { t, locale } = console;
  const sum = (amount: number) => sumWords(amount, refund.currency, locale);
  const isBack = refund.state === "returned";
  const steps = stepsOf(refund, console);
  return (
    <aside className={css["detail"]} aria-label={t("console.refunds.detail")}>
      <header className={css["head"]}>
        <h2>{refund.name || t("console.refunds.nobody")}</h2>
        <Link href={`/console/orders/${refund.order_id}${lang === null ? "" : `?lang=${lang}`}`}>
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
      <p className={css["reason"]}>{reasonWords(refund, t)}</p>
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

interface Step {
  readonly key: string;
  /** Null for what comes next. */
  readonly at: number | null;
  readonly words: string;
  readonly note: string;
}

function stepsOf(refund: RefundRowView, { t, locale }: Pick<ReturnType<typeof useConsole>, "t" | "locale">): Step[] {
  const { payment, asked, approved, released, declined, returned_at: returned, state } = refund;
  const step = (key: string, at: number | null, note = "", values = {}): Step => ({
    key,
    at,
    words: t(`console.refunds.step.${key}`, values),
    note,
  });
  const by = (person: RefundRowView["asked"]["by"]) => personWords(person, t);
  const next = { recorded: "release", released: "return", sent: "return", failed: "again" }[state as string];
  return [
    ...(payment?.at
      ? [
          step("paid", payment.at, `${payment.acquirer} ${payment.reference}`, {
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
