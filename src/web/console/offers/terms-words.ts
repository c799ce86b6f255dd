import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { Locale } from "#domain/values/locale.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDuration } from "#i18n/format.ts";
import type { Console } from "#web/console/app/console.tsx";

type WireTerms = NonNullable<RequestPageView["offers"][number]["terms"]>;

/** Terms in words, so that nobody has to know what they are called: cancelling first, then waiting. */
export function termsWords(terms: WireTerms, { t, locale }: Pick<Console, "t"> & { readonly locale: Locale }): string {
  const ladder = terms.cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  const waiting = formatDuration(terms.free_waiting * 60, locale);
  return [...cancelAhead(ladder, { t, locale }), t("console.requests.waits", { time: waiting })].join("; ");
}
