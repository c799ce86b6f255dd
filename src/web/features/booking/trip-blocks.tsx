import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { TRIP_TITLES } from "#web/features/booking/fields/trip-titles.ts";
import { formPart } from "#web/features/booking/form-part.tsx";
import { usePage } from "#web/page/page.tsx";
import { offerTrips, type OfferTrip, type RentChange, type TimePricing } from "#web/trip/picked-offer.ts";
import css from "./trip-block.module.css";

type TripBlocksProps = CardProps & {
  /** The pricing state of each trip's typed time. */
  readonly pricing: readonly TimePricing[];
  /** The line that says what the time of a trip has made of its price, and why. */
  readonly explainTime: (trip: OfferTrip) => ReactNode;
  /** The stops of the first trip, where its car takes any. */
  readonly stops: ReactNode;
  /** For a rented car: whether new hours are being priced, and how to ask for others. */
  readonly rent: RentChange | undefined;
};

const waiting = (
  <div className={css["fields"]}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
);

/** What a trip asks, with its calendar, masks and checks, right after the form. */
const TripBody = formPart("TripBody", { waiting });

/** The card of each trip of the order. */
export function TripBlocks({ pricing, ...body }: TripBlocksProps) {
  const { t } = usePage();
  return offerTrips(body.offer).map((trip, index) => {
    const { way, hours, from, to } = trip;
    const names = { from: from.structured_formatting.main_text, to: to.structured_formatting.main_text };
    const fields = body.draft.trips[index];
    return (
      fields && (
        <Card
          key={way}
          title={t(TRIP_TITLES[way])}
          aside={hours === undefined ? t("booking.route", names) : t("rent.tripAside", { place: names.from, hours })}
        >
          <TripBody {...body} {...{ index, trip, fields }} pricing={pricing[index] ?? "known"} />
        </Card>
      )
    );
  });
}
