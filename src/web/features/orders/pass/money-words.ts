import type { OrderView } from "#contract/orders/order-view.ts";
import { entryWord } from "#domain/orders/order-account.ts";
import { addWhole } from "#domain/values/money.ts";
import { formatShortDay } from "#i18n/format.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { PricedPage } from "#web/page/priced-page.ts";

/** What becomes of the money of a cancelled order: what goes back, what has gone back and when, what was kept, or that nothing is due. */
export function moneyWords(
  order: OrderView,
  { t, locale, money }: Pick<PricedPage, "t" | "locale" | "money">,
): string[] {
  const { account, total, currency, trips } = order;
  const { entries, paid, by_hand: byHand } = account;
  // What is to go back follows from the account, also in the moment before it is on its way.
  const returning = Math.max(0, addWhole(paid, -total, -byHand));
  const sum = (amount: number) => money(amount, currency);
  const zone = trips[0]?.start.timezone ?? "UTC";
  const gone = (word: "refund" | "cashBack" | "bankBack") => {
    const those = entries.filter((entry) => entryWord(entry) === word);
    const last = those.at(-1);
    // What the bank has sent back has not gone back; it went to a card.
    const reversed = word === "refund" ? entries.filter((entry) => entryWord(entry) === "refundReversed") : [];
    return {
      amount: [...those, ...reversed].reduce((all, { amount }) => all - amount, 0),
      day: last === undefined ? "" : formatShortDay(localTimeIn(zone, Date.parse(last.at)), locale),
    };
  };
  const [returned, transferred, givenBack] = [gone("refund"), gone("bankBack"), gone("cashBack")];
  const kept = Math.min(paid, total);
  const words = [
    returning > 0 ? t("orders.money.willReturn", { sum: sum(returning) }) : "",
    byHand > 0 ? t("orders.money.willReturnCash", { sum: sum(byHand) }) : "",
    returned.amount > 0 ? t("orders.money.hasReturned", { sum: sum(returned.amount), day: returned.day }) : "",
    transferred.amount > 0
      ? t("orders.money.hasReturnedBank", { sum: sum(transferred.amount), day: transferred.day })
      : "",
    givenBack.amount > 0 ? t("orders.money.hasReturnedCash", { sum: sum(givenBack.amount), day: givenBack.day }) : "",
    kept > 0 ? t("orders.money.kept", { sum: sum(kept) }) : "",
    total > 0 && paid === 0 && account.returned === 0 ? t("orders.money.owed", { sum: sum(total) }) : "",
  ].filter((text) => text !== "");
  const codes = order.certificates_back.join(", ");
  const back = codes === "" ? [] : [t("orders.money.certificateBack", { codes })];
  return [...(words.length > 0 ? words : [t("orders.money.nothing")]), ...back];
}
