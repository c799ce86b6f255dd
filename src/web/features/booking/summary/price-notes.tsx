import type { ReactNode } from "react";
import note from "#web/lib/soft-note.module.css";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { timeDifference } from "#web/trip/trip-price.ts";
import css from "./order-summary.module.css";

type PriceNotesProps = {
  readonly rides: readonly OfferTrip[];
  /** How many cars drive a ride, by its index. */
  readonly carsOn: (ride: number) => number;
  readonly currency: string;
  readonly total: number;
  readonly totalBefore: number | undefined;
  /** The line that says how much of the price is due to the time of a trip. */
  readonly explainTime: (trip: OfferTrip, isShown: true) => ReactNode;
  /** The line that says how the price differs from that of a shared link. */
  readonly explainLink: ReactNode;
};

/** Explains why the total differs from the finder's: the times of the trips, or renewed prices. */
export function PriceNotes({ rides, carsOn, currency, total, totalBefore, explainTime, explainLink }: PriceNotesProps) {
  const { t, money } = usePricedPage();
  const sum = (amount: number) => money(amount, currency);
  return (
    <div className={css["notes"]} aria-live="polite">
      {rides.map(
        (ride, index) =>
          timeDifference([ride], currency) !== 0 && (
            <p key={ride.way} className={note["note"]}>
              {explainTime(ride, true)} {carsOn(index) > 1 && t("booking.cars.each")}
            </p>
          ),
      )}
      {explainLink && <p className={note["note"]}>{explainLink}</p>}
      {totalBefore !== undefined && totalBefore !== total && (
        <p className={note["note"]}>
          <strong>{t("booking.priceWas")}</strong>{" "}
          {t("booking.priceOldNew", { old: sum(totalBefore), new: sum(total) })}
        </p>
      )}
    </div>
  );
}
