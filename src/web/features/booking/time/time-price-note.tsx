import type { ReactNode } from "react";
import type { LocalTime } from "#domain/values/local-time.ts";
import { Info, TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { timeDifference } from "#web/trip/trip-price.ts";

type TimePriceNoteProps = {
  readonly trip: OfferTrip;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  readonly absent: boolean;
  /** No fee is quoted for a time that may not be bookable. */
  readonly isBookable: boolean;
  /** What short notice adds, said until the sum itself is known. */
  readonly fastFee: string;
  readonly currency: string;
  /** The line that says what the price became, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
};

/**
 * Shows beside the time how it changes the price: a ride at night may cost more, and some cars are not available at all.
 */
export function TimePriceNote({ trip, pickup, absent, isBookable, fastFee, currency, explain }: TimePriceNoteProps) {
  const { t } = usePage();
  if (pickup === undefined) return null;
  if (absent) {
    return (
      <p className={css["note"]} data-long="" data-tone="warning">
        <Icon glyph={TriangleAlert} size={18} />
        <span>{t("booking.carAbsent")}</span>
      </p>
    );
  }
  if (!isBookable) return null;
  const difference = trip.pricedFor === pickup ? timeDifference([trip], currency) : 0;
  if (difference === 0 && fastFee === "") return null;
  return (
    <p className={css["note"]} data-long="">
      <Icon glyph={Info} size={18} />
      <span>{difference === 0 ? fastFee : explain(trip)}</span>
    </p>
  );
}
