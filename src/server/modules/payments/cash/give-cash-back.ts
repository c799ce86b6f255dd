import type { Transaction } from "kysely";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, shownDigits, toMajor } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { cashDueBackAmount, findAnyOrder, raiseVersion, recordMoney } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Cash as somebody of the staff has given it back. */
interface GivenCash {
  readonly orderId: number;
  /** In whole units. */
  readonly amount: number;
  /** The version of the order that they saw: of two who do so at once, the second is told. */
  readonly version: number;
  /** Who gave it, as entries name their author. */
  readonly author: string;
  readonly at: Date;
  readonly locale: Locale;
}

/**
 * Counts cash as given back: an entry below zero of the kind by which it came. Never more than came so beyond what the order costs; what a card takes goes back as a refund.
 */
export async function giveCashBack(
  trx: Transaction<Tables>,
  { orderId, amount, version, author, at, locale }: GivenCash,
): Promise<Deed> {
  const order = await findAnyOrder(trx, orderId, true);
  if (order === undefined) throw new Refusal("order-unknown");
  const { currency } = order;
  if (order.version !== version) throw new Refusal("order-changed-meanwhile", { details: { version: order.version } });
  const given = fromMajor(amount, currency);
  if (given === undefined) throw new Refusal("malformed", { words: { where: "amount" } });
  const due = await cashDueBackAmount(trx, order);
  if (given > due) {
    const most = toMajor(due, currency);
    const sum = formatMoney(most, currency, locale, shownDigits(most, currency));
    throw new Refusal("cash-back-limit", { words: { left: due > 0 ? "some" : "none", most: sum }, details: { most } });
  }
  const after = await recordMoney(trx, order, { kind: "cash", amount: -given, author }, at);
  await raiseVersion(trx, order);
  return {
    subject: { kind: "order", id: order.order_id },
    before: { paid: toMajor(order.received, currency) },
    after: { paid: toMajor(after.received, currency), cashBack: amount, currency },
  };
}
