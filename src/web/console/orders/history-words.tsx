import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./history-card.module.css";

type Happened = DeskOrderView["history"][number];

const textIn = (after: Readonly<Record<string, unknown>>, name: string) => {
  const value = after[name];
  return typeof value === "string" ? value : "";
};

/** What the staff did, with the name of the driver where that is what it was about. */
function deedWords(
  { call = "", after = {}, reason = "" }: Happened,
  { t, wordOf, locale }: Console,
  currency: string,
): string {
  if (call === "cancelOrder" || call === "cancelTrips" || call === "cancelYacht") {
    const why = typeof after["reason"] === "string" ? wordOf("console.desk.reason", after["reason"]) : "";
    return t("console.desk.deed.cancelOrder", { reason: reason || why });
  }
  if (call === "sendOwnLetter" || call === "writeTrips")
    return t("console.letters.deed", { subject: textIn(after, "subject") });
  if (call === "correctTripState" || call === "correctYacht")
    return t("console.order.deed.correct", {
      was: wordOf("console.state", String(after["was"])),
      state: wordOf("console.state", String(after["state"])),
      reason,
    });
  if (call === "sayNoShow") return t("console.order.deed.noShow", { minutes: Number(after["waited"]), note: reason });
  if (call === "agreePrice") {
    const price = sumWords(Number(after["price"]), currency, locale);
    return t("console.order.deed.agreed", {
      price,
      tariff: sumWords(Number(after["tariff"]), currency, locale),
      reason,
    });
  }
  if (call === "setTripProvider" || call === "passTrips") {
    const provider = after["provider"] as Partial<Record<string, string>> | undefined;
    return t("console.order.provider.deed", { provider: provider?.[locale] ?? "" });
  }
  if (call === "releaseRefund" || call === "declineRefund" || call === "askRefundAgain") {
    const sum = sumWords(Number(after["amount"]), currency, locale);
    const words = {
      sum,
      state: textIn(after, "state"),
      way: textIn(after, "way"),
      reference: textIn(after, "reference"),
      alone: after["alone"] === true ? "yes" : "no",
    };
    return [t(`console.refunds.deed.${call}`, words), reason].filter(Boolean).join(": ");
  }
  if (call === "recordDispute" || call === "decideDispute") {
    const words = { sum: sumWords(Number(after["amount"]), currency, locale), state: textIn(after, "state") };
    return [t("console.disputes.deed", words), reason].filter(Boolean).join(": ");
  }
  if (call === "issueReceipt" || call === "repeatReceipt") {
    const sum = sumWords(Number(after["amount"]), currency, locale);
    return [t(`console.receipts.deed.${call}`, { sum }), reason].filter(Boolean).join(": ");
  }
  if (call === "changeOrder") return t("console.desk.deed.changeOrder");
  const driver = after["driver"] as { readonly name?: string } | null | undefined;
  if (call === "showContacts") return [t("console.deed.showContacts"), reason].filter(Boolean).join(": ");
  if (call === "undoAction" && driver !== undefined)
    return driver === null
      ? t("console.deed.driverUndone.none")
      : t("console.deed.driverUndone", { name: driver.name ?? "" });
  if (call !== "nameDriver" || driver === undefined) return wordOf("console.deed", call);
  return driver === null ? t("console.driverGone") : t("console.deed.driver", { name: driver.name ?? "" });
}

/** What one thing that has happened to an order was, in words; a change field by field. */
export function HistoryWords({ one, currency }: { readonly one: Happened; readonly currency: string }) {
  const desk = useConsole();
  const { t, wordOf, locale } = desk;
  const value = (name: string, text: string) =>
    name === "amount" && text !== "" ? sumWords(Number(text), currency, locale) : text || t("console.nothing");
  return (
    <>
      {one.what === "placed" && t("console.happened.placed")}
      {one.what === "state" && wordOf("console.became", one.state ?? "")}
      {one.what === "money" &&
        one.entry &&
        `${wordOf("console.entry", entryWord(one.entry))} ${sumWords(one.entry.amount, currency, locale)}`}
      {one.what === "deed" && deedWords(one, desk, currency)}
      {one.what === "change" &&
        (one.fields ?? []).map(({ field: name, was, is }) => (
          <span key={name} className={css["change"]}>
            {wordOf("console.field", name)}: <s>{value(name, was)}</s> → <b>{value(name, is)}</b>
          </span>
        ))}
    </>
  );
}
