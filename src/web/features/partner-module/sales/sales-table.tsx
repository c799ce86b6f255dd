import { useState } from "react";
import { useSearch } from "wouter";
import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { pageSearch } from "#contract/search-address.ts";
import { formatDay, formatShortDay } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./sales.module.css";

type SalesTableProps = {
  readonly statement: PartnerStatement;
  readonly by: "day" | "ride";
  readonly caption: string;
};

/** How many rows are drawn at first, and with each press for more. */
const ROWS = 100;

/** The days of a statement, or its rides, with what was sold and the partner's share. */
export function SalesTable({ statement: { days, trips }, by, caption }: SalesTableProps) {
  const { t, locale, options, money } = usePricedPage();
  const kept = pageSearch(useSearch());
  const [shown, setShown] = useState(ROWS);
  const all = by === "day" ? days.length : trips.length;
  const year = options.now.slice(0, 4);
  return (
    <>
      <table className={css["table"]}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`accounts.sales.${by}`)}</th>
            <th scope="col">{t("accounts.sales.kept")}</th>
            <th scope="col">{t("accounts.sales.share")}</th>
          </tr>
        </thead>
        <tbody>
          {by === "day"
            ? days.slice(0, shown).map(({ day, currency, rides, off, kept: sales, share }) => (
                <tr key={`${day} ${currency}`}>
                  <th scope="row">
                    {formatDay(day, locale, year)}
                    <span>
                      {[
                        rides > 0 ? t("accounts.sales.count", { count: rides }) : "",
                        off > 0 ? t("accounts.sales.countOff", { count: off }) : "",
                      ]
                        .filter((words) => words !== "")
                        .join(", ")}
                    </span>
                  </th>
                  <td>{money(sales, currency)}</td>
                  <td>{money(share, currency)}</td>
                </tr>
              ))
            : trips.slice(0, shown).map((trip) => (
                <tr key={trip.trip_id} data-off={trip.state === "cancelled" || trip.state === "no-show" || undefined}>
                  <th scope="row">
                    {[trip.start, trip.finish].filter((name) => name !== "").join(" → ")}
                    <span>
                      {`${formatShortDay(trip.day, locale)}, ${trip.time} · ${trip.car_class} · `}
                      <a href={`${options.basePath}/order/${trip.order_id}${kept}`}>
                        {t("accounts.sales.order", { id: trip.order_id })}
                      </a>
                      {trip.state !== "over" && ` · ${t(`accounts.sales.state.${trip.state}`)}`}
                    </span>
                  </th>
                  <td>
                    {money(trip.kept, trip.currency)}
                    {trip.kept !== trip.price && <s>{money(trip.price, trip.currency)}</s>}
                  </td>
                  <td>{money(trip.share, trip.currency)}</td>
                </tr>
              ))}
        </tbody>
      </table>
      {all > shown && (
        <Button wide onClick={() => setShown(shown + ROWS)}>
          {t("accounts.sales.more", { count: Math.min(ROWS, all - shown) })}
        </Button>
      )}
    </>
  );
}
