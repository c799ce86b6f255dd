import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { FeeLine } from "#ui/fee-line.tsx";
import { PriceLines } from "#web/features/prices/price-lines.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { ladderOf } from "#web/trip/cancel-ladder.tsx";
import { feeSteps } from "#web/trip/fee-steps.ts";
import { endKindOf, offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import css from "./card-details.module.css";
import { LaterPrice } from "./later-price.tsx";
import { ratingWords } from "./rating-words.ts";

type CardDetailsProps = {
  readonly offer: PickedOffer;
  readonly total: number;
  readonly onRenew: () => void;
};

/** An opened card: how the price adds up, what may still change it, what cancelling costs, and who drives. */
export function CardDetails({ offer, total, onRenew }: CardDetailsProps) {
  const page = usePage();
  const { t, locale } = page;
  const now = useNow();
  const [{ when }] = useSearchState();
  const item = offer.price;
  const { title, rating } = item.service_provider;
  const rides = offerTrips(offer);
  const steps = feeSteps(
    {
      ladder: ladderOf(item.terms),
      sum: total,
      currency: item.currency,
      // Both ways have a moment of their own, so the steps of both together say how long before.
      pickup: rides.length > 1 ? undefined : when,
      now: localTimeIn(item.start_place.timezone, now),
    },
    page,
  );
  return (
    <div className={css["details"]}>
      <div className={css["sums"]}>
        <PriceLines rides={rides} of={item} onRenew={onRenew} />
        {rides.length > 1 && (
          <p className={css["total"]}>
            <span>{t("prices.linesTotal")}</span>
            <span>{page.money(total, item.currency)}</span>
          </p>
        )}
        <div className={css["later"]}>
          <LaterPrice item={item} isTimed={when !== undefined} isRound={rides.length > 1} />
        </div>
      </div>
      <div className={css["terms"]}>
        <h5>{t("prices.fee")}</h5>
        <FeeLine label={t("prices.fee")} steps={steps} />
        <ul className={css["own"]}>
          {termsOf(item, rides.length > 1, page).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p className={css["provider"]}>
          <strong>{title}</strong>
          {rating !== null && <span>{t("prices.rating", { rating: ratingWords(rating, locale) })}</span>}
        </p>
      </div>
    </div>
  );
}

function termsOf(item: PriceItem, isRound: boolean, { t, locale }: Page): readonly string[] {
  const { terms, reverse_price: reverse } = item;
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const back = isRound ? reverse?.terms.free_waiting : undefined;
  const kind = endKindOf(item.start_place);
  return [
    back === undefined || back === terms.free_waiting
      ? t("prices.waits", { time: time(terms.free_waiting) })
      : t("prices.waitsBoth", { there: time(terms.free_waiting), back: time(back) }),
    ...(kind === "suburb" || terms.delay_tolerance === 0
      ? []
      : [t(kind === "station" ? "prices.delayTrain" : "prices.delay", { time: time(terms.delay_tolerance) })]),
    ...(item.minimum_duration > 0 ? [t("prices.minimum", { hours: item.minimum_duration / 3600 })] : []),
  ];
}
