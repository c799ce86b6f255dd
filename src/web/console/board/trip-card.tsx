import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { Check, UserX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PayMark } from "./pay-mark.tsx";
import css from "./trip-card.module.css";
import { Left } from "./trip-cells.tsx";
import { TripMarks } from "./trip-marks.tsx";
import { TripState } from "./trip-state.tsx";
import { endsOf, pickupWords, sumWords } from "./trip-words.ts";

type TripCardProps = {
  readonly trip: BoardTripView;
  readonly now: number;
  readonly isFocused: boolean;
  /** Whether nobody has opened its order in time. */
  readonly isUnopened: boolean;
  /** Whether it is one of several to which something is to be done at once. */
  readonly isChosen?: boolean;
  /** Whether a press chooses it, or takes it out again. */
  readonly isChoosing?: boolean;
  /** Otherwise a first press selects the card, a second one opens it. */
  readonly onPress: (trip: BoardTripView) => void;
};

/** The room beside the second end of the way. */
const MARKS = { width: 140, lines: 1 };

/** One trip on a phone: time and ends first, then who and how much, then state, driver and payment. */
export function TripCard({ trip, now, isFocused, isUnopened, ...card }: TripCardProps) {
  const { isChosen = false, isChoosing = false, onPress } = card;
  const { t, locale } = useConsole();
  const pickup = pickupWords(trip.pickup, locale);
  const { from, to } = endsOf(trip);
  return (
    <button
      type="button"
      className={css["card"]}
      aria-pressed={isChoosing ? isChosen : isFocused}
      data-focused={isFocused || undefined}
      data-chosen={isChosen || undefined}
      data-off={trip.state === "cancelled" || undefined}
      onClick={() => onPress(trip)}
    >
      <span className={css["line"]}>
        <span className={css["when"]}>
          {isChoosing && (
            <span className={css["tick"]} aria-hidden="true">
              {isChosen && <Icon glyph={Check} size={16} />}
            </span>
          )}
          <b className={css["time"]}>{pickup.there}</b> <span className={css["second"]}>{trip.pickup.city}</span>
          {pickup.own !== "" && (
            <span className={css["yours"]}> · {t("console.yourTime", { time: pickup.yours })}</span>
          )}
        </span>
        <Left trip={trip} now={now} />
      </span>
      <span className={css["line"]}>
        <span className={css["ends"]}>
          <span>{from}</span>
          <span>{trip.rent_seconds === null ? to : t("console.rent", { hours: trip.rent_seconds / 3600 })}</span>
        </span>
        <span className={css["aside"]}>
          <span className={css["second"]}>{trip.travel_number}</span>
          <TripMarks trip={trip} isUnopened={isUnopened} room={MARKS} />
        </span>
      </span>
      <span className={css["line"]} data-rule>
        <span className={css["who"]}>
          <b>{trip.name}</b>
          <span className={css["second"]}>
            {trip.car_class} · {trip.people}
          </span>
        </span>
        <b>{sumWords(trip.price, trip.currency, locale)}</b>
      </span>
      <span className={css["line"]}>
        <span className={css["who"]}>
          <TripState state={trip.state} />
          {trip.driver === null ? (
            trip.groups.includes("driver-missing") && (
              <span className={css["missing"]}>
                <Icon glyph={UserX} size={16} />
                {t("console.noDriver")}
              </span>
            )
          ) : (
            <span className={css["second"]}>{trip.driver.name}</span>
          )}
        </span>
        <PayMark pay={trip.pay} currency={trip.currency} />
      </span>
    </button>
  );
}
