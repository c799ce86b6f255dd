import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, shownDigits, toMajor, type Currency } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { Refusal } from "#server/refusal.ts";

/** What cancelling comes to, in minor units. */
interface CancelSums {
  readonly fee: number;
  readonly refund: number;
  readonly currency: Currency;
}

/** What was shown of it, in whole units, and to whom. */
interface ShownSums {
  readonly expected: { readonly fee: number | undefined; readonly refund: number | undefined };
  readonly locale: Locale;
}

/** A fee above the one shown is refused, and so is any other refund, where the caller says which one was shown. */
export function refuseOtherSums({ fee, refund, currency }: CancelSums, { expected, locale }: ShownSums): void {
  const shown = (sum: number | undefined): number | undefined =>
    sum === undefined ? undefined : (fromMajor(sum, currency) ?? -1);
  const isDearer = expected.fee !== undefined && fee > (shown(expected.fee) ?? -1);
  const isOther = expected.refund !== undefined && refund !== shown(expected.refund);
  if (!isDearer && !isOther) return;
  const due = toMajor(fee, currency);
  throw new Refusal("fee-changed", {
    words: { fee: formatMoney(due, currency, locale, shownDigits(due, currency)) },
    details: { old_fee: expected.fee ?? null, new_fee: due, new_refund: toMajor(refund, currency), currency },
  });
}
