import type { ReactNode } from "react";
import type { HireView } from "#contract/orders/wire-hire.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./hire-facts.module.css";

type Hired = Pick<HireView, "vessel" | "place" | "starts" | "hours" | "guests" | "cancellation" | "weather"> &
  Partial<Pick<HireView, "has_children" | "wish">>;

/** What is hired: the yacht, where and when, for how many, and its terms in words as far as they still matter. */
export function HireFacts({ hire }: { readonly hire: Hired }) {
  const { t, locale } = usePage();
  const { cancellation, wish = "", has_children: hasChildren = false } = hire;
  const ladder = cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  const guests = t("hires.guestsUpTo", { count: hire.guests });
  return (
    <Card>
      <h2 className={css["name"]}>{hire.vessel}</h2>
      <dl className={css["facts"]}>
        <Fact name={t("hires.when")}>{formatDayTime(hire.starts, locale)}</Fact>
        <Fact name={t("hires.hours")}>{formatDuration(hire.hours * 3600, locale)}</Fact>
        <Fact name={t("hires.where")}>{hire.place}</Fact>
        <Fact name={t("hires.guests")}>{hasChildren ? `${guests}, ${t("hires.withChildren")}` : guests}</Fact>
        {wish !== "" && <Fact name={t("hires.wish")}>{wish}</Fact>}
      </dl>
      {cancellation.length > 0 && (
        <>
          <h3 className={css["label"]}>{t("hires.terms")}</h3>
          <ul className={css["terms"]}>
            {yachtAhead(ladder, t).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={css["soft"]}>{t("hires.termsNote")}</p>
        </>
      )}
      <h3 className={css["label"]}>{t("hires.weather")}</h3>
      <p className={css["text"]}>{hire.weather}</p>
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
