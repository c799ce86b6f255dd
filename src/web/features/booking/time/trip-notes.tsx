import type { ReactNode } from "react";
import type { LocalTime } from "#domain/values/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import { RecommendedPickup } from "./recommended-pickup.tsx";
import { TimePriceNote } from "./time-price-note.tsx";
import type { TimeVerdict } from "./use-time-check.ts";

type TripNotesProps = {
  readonly trip: OfferTrip;
  readonly verdict: TimeVerdict;
  readonly pricing: TimePricing;
  readonly currency: string;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  /** The pick-up that suits the departure, while another one is typed. */
  readonly recommended: LocalTime | undefined;
  /** The line that says what its time has made of the price, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
  readonly onPick: (recommended: LocalTime) => void;
};

/** What is known about the typed time of a trip, below its fields. */
export function TripNotes(props: TripNotesProps) {
  const { trip, verdict, pricing, currency, pickup, recommended, explain, onPick } = props;
  const { t } = usePage();
  return (
    <div className={css["notes"]} aria-live="polite">
      {verdict.checking && (
        <p className={css["note"]}>
          <Spinner size={18} />
          {t("booking.checkingTime")}
        </p>
      )}
      {verdict.failed && !verdict.checking && (
        <Button look="link" size="card" onClick={verdict.retry}>
          {t("common.retry")}
        </Button>
      )}
      {verdict.similarOrders.length > 0 && (
        <p className={css["note"]}>{t("booking.similar", { orders: verdict.similarOrders.join(", ") })}</p>
      )}
      {verdict.remark && (
        <p className={css["note"]} data-long="">
          <Icon glyph={Clock} size={18} />
          {verdict.remark}
        </p>
      )}
      {verdict.fastRide && (
        <p className={css["note"]} data-long="">
          <Icon glyph={Clock} size={18} />
          {verdict.fastRide}
        </p>
      )}
      <TimePriceNote
        {...{ trip, pickup, explain, currency }}
        // The time field itself already explains why no car is available then.
        absent={pricing === "absent" && !verdict.notice}
      />
      {recommended && <RecommendedPickup {...{ recommended, pickup }} onPick={() => onPick(recommended)} />}
    </div>
  );
}
