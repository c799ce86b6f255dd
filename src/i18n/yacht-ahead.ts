import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";

const DAY_MINUTES = 1440;

/** Says a ladder of fees of a yacht by how many days before its start each step ends. */
export function yachtAhead(
  ladder: readonly { readonly minutesBefore: number; readonly feePercent: number }[],
  t: (key: MessageKey, values?: MessageValues) => string,
): string[] {
  const lines = ladder.map(({ minutesBefore, feePercent: percent }) =>
    t(percent === 0 ? "offers.yacht.ahead.free" : "offers.yacht.ahead.fee", {
      count: Math.round(minutesBefore / DAY_MINUTES),
      percent,
    }),
  );
  return ladder.at(-1)?.minutesBefore === 0 ? lines : [...lines, t("offers.yacht.ahead.later")];
}
