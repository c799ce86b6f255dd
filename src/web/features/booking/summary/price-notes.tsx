import type { ReactNode } from "react";
import note from "#web/lib/soft-note.module.css";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { timeDifference } from "#web/trip/trip-price.ts";
import css from "./order-summary.module.css";

type PriceNotesProps = {
  readonly rides: readonly OfferTrip[];
  readonly currency: string;
  readonly total: number;
  readonly totalBefore: number | undefined;
  /** The line that says how the price differs from that of a shared link. */
  readonly explainLink: ReactNode;
};

/** Explains why the total differs from the finder's: the times of the trips, or renewed prices. */
export function PriceNotes({ rides, currency, total, totalBefore, explainLink }: PriceNotesProps) {
  const { t, money } = usePricedPage();
  const sum = (amount: number) => money(amount, currency);
  const difference = timeDifference(rides, currency);
  return (
    <div className={css["notes"]} aria-live="polite">
      {difference !== 0 && (
        <p className={note["note"]}>
          {t("booking.timeIncluded", { difference: `${difference > 0 ? "+" : "−"}${sum(Math.abs(difference))}` })}
        </p>
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
