import type { ComparedPrice } from "#contract/console/tester/compare-sold-price.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./compared-card.module.css";

/** A stored price by its own version, and beside it what the book in force gives today, line by line. */
export function ComparedCard({ compared }: { readonly compared: ComparedPrice }) {
  const { t, locale } = useConsole();
  const { sold, today, currency, rows, order_id: order, price_id: price } = compared;
  const sum = (amount: number | null) => (amount === null ? "—" : sumWords(amount, currency, locale));
  const difference = today === null ? 0 : today.total - sold.total;
  const title =
    order === null
      ? t("console.tester.priceBeside", { number: price })
      : t("console.tester.orderBeside", { number: order });
  return (
    <DeskCard title={title}>
      <table className={css["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("console.tester.part")}</th>
            <th scope="col">{t("console.tester.soldBy", { number: sold.version })}</th>
            <th scope="col">
              {today === null ? t("console.tester.today") : t("console.tester.todayBy", { number: today.version })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Lines have no number of their own, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} data-changed={row.sold !== row.today || undefined}>
              <th scope="row">{row.title}</th>
              <td>{sum(row.sold)}</td>
              <td>{sum(today === null ? null : row.today)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {today === null
                ? t("console.tester.total")
                : difference === 0
                  ? t("console.tester.sameTotal")
                  : t(difference > 0 ? "console.tester.dearerBy" : "console.tester.cheaperBy", {
                      sum: sum(Math.abs(difference)),
                    })}
            </th>
            <td>{sum(sold.total)}</td>
            <td>{sum(today?.total ?? null)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css["note"]}>
        {t("console.tester.shownAt", { moment: formatDayTime(localTimeIn(ownZone(), sold.at), locale) })}
        {today === null && ` ${t("console.tester.noToday")}`}
      </p>
    </DeskCard>
  );
}
