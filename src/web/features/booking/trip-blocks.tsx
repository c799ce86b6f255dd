import type { ReactNode } from "react";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { formPart } from "#web/features/booking/form-part.tsx";
import { wayThereOf } from "#web/features/booking/time/ask-time.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { usePage } from "#web/page/page.tsx";
import { offerTrips, type OfferTrip, type RentChange, type TimePricing } from "#web/trip/picked-offer.ts";
import css from "./trip-block.module.css";
import { TripBlock } from "./trip-block.tsx";

const RentDuration = formPart("RentDuration");

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

/** The card of each trip of the order. */
export function TripBlocks({ pricing, explainTime, stops, rent, ...card }: TripBlocksProps) {
  const { t } = usePage();
  const { offer, draft } = card;
  const trips = offerTrips(offer);
  const hasStops = trips[0].stops.length > 0;
  return trips.map((trip, index) => {
    const fields = draft.trips[index];
    return (
      fields && (
        <TripBlock
          {...card}
          key={trip.way}
          index={index}
          trip={trip}
          fields={fields}
          wayThere={wayThereOf(trips, index, draft.trips)}
          pricing={pricing[index] ?? "known"}
          explain={explainTime}
          stops={index === 0 ? stops : hasStops && <p className={css["caption"]}>{t("booking.end.stopsNone")}</p>}
          duration={
            rent && <RentDuration offer={offer} pickup={pickupTimeOf(fields)} zone={trip.start.timezone} {...rent} />
          }
        />
      )
    );
  });
}
