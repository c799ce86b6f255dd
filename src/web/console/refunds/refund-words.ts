import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { Console } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

type Words = Pick<Console, "t"> & { readonly locale: Locale };

/** A moment on the clock of whoever reads. */
export function momentWords(at: number, locale: Locale): string {
  return formatDayTime(localTimeIn(ownZone(), at), locale);
}

const ACQUIRER_NAMES: Readonly<Record<string, string>> = { stripe: "Stripe", yookassa: "YooKassa", sandbox: "Sandbox" };

/** An acquirer as it writes itself. */
export function acquirerName(acquirer: string): string {
  return ACQUIRER_NAMES[acquirer] ?? acquirer;
}

/** Who did something to a refund. */
export function personWords({ kind, name, is_self: isSelf }: RefundRowView["asked"]["by"], t: Console["t"]): string {
  if (isSelf) return t("console.refunds.by.self");
  return name === "" ? t(`console.refunds.by.${kind}`) : kind === "acquirer" ? acquirerName(name) : name;
}

/** Why money goes back: in the words of whoever asked, or by the rule that gave it. */
export function reasonWords(
  { note, reason }: Pick<RefundRowView, "note" | "reason">,
  wordOf: Console["wordOf"],
): string {
  return note === "" ? wordOf("console.refunds.reason", reason) : note;
}

/** The sum of a refund. */
export function refundSum({ amount, currency }: Pick<RefundRowView, "amount" | "currency">, locale: Locale): string {
  return sumWords(amount, currency, locale);
}

/** What came by the payment that goes back, also once it has gone back; without one, what the order holds by now. */
export function paidSum(
  { payment, order, currency }: Pick<RefundRowView, "payment" | "order" | "currency">,
  locale: Locale,
): string {
  return sumWords(payment?.amount ?? order.paid, currency, locale);
}

/** Who has to release it now, where whoever reads may not, or has done so once. */
export function approvalWords({ approval, approved, state }: RefundRowView, { t }: Words): string {
  if (state !== "recorded" && state !== "failed") return "";
  if (approval.kind === "own") return t("console.refunds.own");
  if (approval.kind === "given") return t("console.refunds.given");
  if (approval.kind === "first") return t("console.refunds.needsSecond");
  if (approved !== null) return t("console.refunds.approvedBy", { name: personWords(approved.by, t) });
  return approval.is_alone ? t("console.refunds.alone") : "";
}

/** What became of a refund, or what it waits for. */
export function standingWords(refund: RefundRowView, { t, locale }: Words): string {
  const { state, way, returned_at: returned, declined, released, reference } = refund;
  if (state === "returned" && returned !== null)
    return t("console.refunds.returnedAt", { time: momentWords(returned, locale), way, reference });
  if (state === "declined" && declined !== null)
    return t("console.refunds.declinedBy", { name: personWords(declined.by, t), reason: declined.reason });
  if (state === "failed" && refund.problem === "under_dispute") return t("console.refunds.underDispute");
  if (state === "failed" && refund.problem === "taken_by_dispute") return t("console.refunds.takenByDispute");
  if (state === "failed") return t("console.refunds.failedWhy", { problem: refund.problem });
  if (state === "reversed") return t("console.refunds.reversed", { problem: refund.problem });
  if (state === "sent" && refund.problem === "requires_action") return t("console.refunds.needsTraveller");
  if (state === "sent" && refund.problem !== "") return t("console.refunds.silent", { tries: refund.tries });
  if (released !== null) return t("console.refunds.sentAt", { time: momentWords(released.at, locale) });
  return "";
}

/** Whether a release of it does anything when this account presses. */
export function mayRelease({ state, approval }: RefundRowView): boolean {
  const isWaiting = state === "recorded" || state === "failed";
  return isWaiting && (approval.kind === "done" || approval.kind === "first");
}
