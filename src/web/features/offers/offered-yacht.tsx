import type { ReactNode } from "react";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { formatDayTime, formatDuration, formatDate } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./offered-yacht.module.css";

type ShownYacht = Pick<YachtView, "vessel" | "place" | "starts" | "hours" | "guests" | "cancellation" | "weather"> &
  Partial<Pick<YachtView, "has_children" | "wish">>;

/** What is booked: the yacht, where and when, for how many, and its terms in words as far as they still matter. */
export function OfferedYacht({ yacht }: { readonly yacht: ShownYacht }) {
  const { t, locale } = usePage();
  const { cancellation, wish = "", has_children: hasChildren = false } = yacht;
  const ladder = cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  const guests = t("offers.yacht.guestsUpTo", { count: yacht.guests });
  return (
    <Card>
      <h2 className={css["name"]}>{yacht.vessel}</h2>
      <dl className={css["facts"]}>
        <Fact name={t("offers.yacht.when")}>{formatDayTime(yacht.starts, locale)}</Fact>
        <Fact name={t("offers.yacht.hours")}>{formatDuration(yacht.hours * 3600, locale)}</Fact>
        <Fact name={t("offers.yacht.where")}>{yacht.place}</Fact>
        <Fact name={t("offers.yacht.guests")}>
          {hasChildren ? `${guests}, ${t("offers.yacht.withChildren")}` : guests}
        </Fact>
        {wish !== "" && <Fact name={t("offers.yacht.wish")}>{wish}</Fact>}
      </dl>
      {cancellation.length > 0 && (
        <>
          <h3 className={css["label"]}>{t("offers.yacht.terms")}</h3>
          <ul className={css["terms"]}>
            {yachtAhead(ladder, t).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={css["soft"]}>{t("offers.yacht.termsNote")}</p>
        </>
      )}
      <h3 className={css["label"]}>{t("offers.yacht.weather")}</h3>
      <p className={css["text"]}>{yacht.weather}</p>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type YachtSumsProps = {
  readonly yacht: Pick<YachtView, "deposit" | "rest" | "rest_day">;
  readonly total: number;
  readonly currency: string;
};

/** What a yacht costs, and in which parts it is paid. */
export function YachtSums({ yacht, total, currency }: YachtSumsProps) {
  const { t, locale, money } = usePricedPage();
  const isParts = yacht.rest > 0 && yacht.rest_day !== null;
  return (
    <dl className={css["sums"]}>
      <div className={css["total"]}>
        <dt>{t("offers.yacht.price")}</dt>
        <dd>{money(total, currency)}</dd>
      </div>
      {isParts && (
        <>
          <div>
            <dt>{t("offers.yacht.deposit")}</dt>
            <dd>{money(yacht.deposit, currency)}</dd>
          </div>
          <div>
            <dt>{t("offers.yacht.rest", { day: formatDate(yacht.rest_day ?? "", locale) })}</dt>
            <dd>{money(yacht.rest, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
