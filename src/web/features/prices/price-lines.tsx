import { useQuery } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDistance, formatDuration } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { PriceLineTable } from "./price-line-table.tsx";
import { isGone, priceLinesQuery } from "./price-lines-query.ts";
import css from "./price-lines.module.css";
import { withStopLine } from "./with-stop-line.ts";

const WAYS = {
  single: undefined,
  there: "prices.linesThere",
  back: "prices.linesBack",
} as const satisfies Record<OfferTrip["way"], MessageKey | undefined>;

type PricedRide = Pick<OfferTrip, "way" | "priceId" | "stops" | "stopPrice"> & {
  /** How many cars drive it at this price; one where it is not said. */
  readonly cars?: number;
};

type PriceLinesProps = {
  readonly rides: readonly PricedRide[];
  /** The price that the rides belong to, for the length of the way. */
  readonly of?: Pick<PriceItem, "distance" | "travel_time"> | undefined;
  /** Searches again when the quote has expired; the new quote has a new id. */
  readonly onRenew: () => void;
};

/** The price breakdown, loaded when first opened: one table per trip. */
export function PriceLines({ rides, of, onRenew }: PriceLinesProps) {
  const { t, locale } = usePage();
  // The way back may be longer or shorter, so only a single way and the way there have a length.
  const length =
    of && t("prices.ride", { km: formatDistance(of.distance, locale), time: formatDuration(of.travel_time, locale) });
  return (
    <div className={css["rides"]}>
      {rides.map((ride) => (
        <Ride
          key={ride.way}
          ride={ride}
          way={WAYS[ride.way]}
          length={ride.way === "back" ? undefined : length}
          onRenew={onRenew}
        />
      ))}
    </div>
  );
}

type RideProps = {
  readonly ride: PricedRide;
  readonly way: MessageKey | undefined;
  readonly length: string | undefined;
  readonly onRenew: () => void;
};

function Ride({ ride, way, length, onRenew }: RideProps) {
  const page = usePricedPage();
  const { t } = page;
  const api = useApi();
  const lines = useQuery(priceLinesQuery(api, ride.priceId, onRenew));
  const isFailed = lines.isError && !lines.isFetching;
  const waiting = isFailed ? "" : t("prices.linesLoading");
  return (
    <div>
      <VisuallyHidden live>
        {lines.data ? t("prices.linesLoaded", { count: lines.data.lines.length }) : waiting}
      </VisuallyHidden>
      {lines.data ? (
        <PriceLineTable
          lines={withStopLine(lines.data, ride, page)}
          caption={way && t(way)}
          ride={length}
          cars={ride.cars}
        />
      ) : isFailed ? (
        <div className={css["failed"]} role="alert">
          <p>{t(isGone(lines.error) ? "prices.linesRenewed" : "prices.linesFailed")}</p>
          <Button look="link" size="card" onClick={() => (isGone(lines.error) ? onRenew() : void lines.refetch())}>
            {t("common.retry")}
          </Button>
        </div>
      ) : (
        <div className={css["waiting"]}>
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      )}
    </div>
  );
}
