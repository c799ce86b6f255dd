import { formatDuration, type FormatLocale } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";

/** Says a ladder of fees by how long before pick-up each step ends, where no pick-up is known yet. */
export function cancelAhead(
  ladder: readonly { readonly minutesBefore: number; readonly feePercent: number }[],
  { t, locale }: { readonly t: (key: MessageKey, values?: MessageValues) => string; readonly locale: FormatLocale },
): string[] {
  const steps = [...ladder].sort((a, b) => b.minutesBefore - a.minutesBefore);
  const lines = steps.map(({ minutesBefore, feePercent: percent }) => {
    const time = formatDuration(minutesBefore * 60, locale);
    return percent === 0 ? t("booking.cancelAheadFree", { time }) : t("booking.cancelAheadFee", { time, percent });
  });
  if (steps.at(-1)?.minutesBefore === 0) return lines;
  return [...lines, t(lines.length > 0 ? "booking.cancelStepLater" : "booking.cancelAheadFull")];
}
