import type { PriceStripView } from "#contract/console/tester/test-price-strip.ts";
import { formatShortDay, formatTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./strip-table.module.css";

type StripTableProps = { readonly strip: PriceStripView; readonly over: "day" | "year" };

/** The same strip in lines: each hour or day with its price and the rules that count. */
export function StripTable({ strip, over }: StripTableProps) {
  const { t, locale } = useConsole();
  return (
    // A long table scrolls by the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css["scroll"]} tabIndex={0} role="region" aria-label={t("console.tester.asTable")}>
      <table className={css["table"]}>
        <thead>
          <tr>
            <th scope="col">{t(over === "day" ? "console.tester.hour" : "console.tester.dayOf")}</th>
            <th scope="col">{t("console.tester.price")}</th>
            <th scope="col">{t("console.tester.rules")}</th>
          </tr>
        </thead>
        <tbody>
          {strip.cells.map(({ at, price, rules }) => (
            <tr key={at}>
              <th scope="row">{over === "day" ? formatTime(at) : formatShortDay(at, locale)}</th>
              <td>{price === null ? t("console.tester.none") : sumWords(price, strip.currency, locale)}</td>
              <td>
                {rules.flatMap((id) => strip.rules.find((rule) => rule.id === id)?.name ?? []).join(", ") ||
                  t("console.tester.noRule")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
