import type { ReactNode } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { FeeLine } from "#ui/fee-line.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { feeSteps, ladderOf } from "#web/trip/fee-steps.ts";
import { ratingWords } from "#web/trip/list/rating-words.ts";
import css from "./details-frame.module.css";

type DetailsFrameProps = {
  readonly item: PriceItem;
  readonly total: number;
  /** When the car comes; undefined while nobody knows, or where there are several times. */
  readonly pickup: LocalTime | undefined;
  /** How the price adds up, and what may change it. */
  readonly sums: ReactNode;
  /** The terms of this car, one sentence each. */
  readonly own: readonly string[];
};

/** What an opened card shows: its sums on one side; what cancelling costs, its terms and who drives on the other. */
export function DetailsFrame({ item, total, pickup, sums, own }: DetailsFrameProps) {
  const page = usePricedPage();
  const { t, locale } = page;
  const now = localTimeIn(item.start_place.timezone, useNow());
  const { title, rating } = item.service_provider;
  const steps = feeSteps({ ladder: ladderOf(item.terms), sum: total, currency: item.currency, pickup, now }, page);
  return (
    <div className={css["details"]}>
      <div className={css["sums"]}>{sums}</div>
      <div className={css["terms"]}>
        <h5>{t("prices.fee")}</h5>
        <FeeLine label={t("prices.fee")} steps={steps} />
        {own.length > 0 && (
          <ul className={css["own"]}>
            {own.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
        <p className={css["provider"]}>
          <strong>{title}</strong>
          {rating !== null && <span>{t("prices.rating", { rating: ratingWords(rating, locale) })}</span>}
        </p>
      </div>
    </div>
  );
}
