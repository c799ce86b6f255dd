import { useId, type KeyboardEvent, type Ref } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DuplicateOf } from "#contract/console/phone/find-duplicates-of.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { formatDayTime, formatShortDay } from "#i18n/format.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { endsOf, sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import css from "./rides-card.module.css";

type Caller = EndpointResult<ConsoleCalls["findCaller"]>;

/** An earlier ride that can be copied. */
export type EarlierRide = Caller["earlier"][number];

type RidesCardProps = {
  readonly caller: Caller;
  readonly copied: number | null;
  readonly duplicates: readonly DuplicateOf[];
  readonly onCopy: (ride: EarlierRide) => void;
  readonly onOpen: (trip: BoardTripView) => void;
  readonly list: Ref<HTMLOListElement>;
};

const wayWords = (trip: BoardTripView): string => {
  const { from, to } = endsOf(trip);
  // The town is the same in most of a caller's rides.
  return [from, to]
    .map((end) => end.split(",")[0] ?? "")
    .filter(Boolean)
    .join(" → ");
};

/** What is ahead of the caller, and their last rides, which a digit copies. */
export function RidesCard({ caller, copied, duplicates, onCopy, onOpen, list }: RidesCardProps) {
  const { t, locale } = useConsole();
  const hint = useId();
  const { ahead, earlier } = caller;
  const byDigit = (event: KeyboardEvent) => {
    const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
    if (digit === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const ride = earlier[(Number(digit) + 9) % 10];
    if (ride === undefined) return;
    event.preventDefault();
    onCopy(ride);
  };
  return (
    <>
      {ahead.length > 0 && (
        <DeskCard
          title={t("console.phone.ahead")}
          aside={<span className={css["aside"]}>{t("console.phone.trips", { count: ahead.length })}</span>}
        >
          <ul className={css["list"]}>
            {ahead.map((trip) => (
              <li key={trip.trip_id}>
                <button
                  type="button"
                  className={css["ride"]}
                  data-like={duplicates.some(({ trip: other }) => other.trip_id === trip.trip_id) || undefined}
                  onClick={() => onOpen(trip)}
                >
                  <span className={css["what"]}>
                    <b>{formatDayTime(trip.pickup.local, locale)}</b>
                    <span>{wayWords(trip)}</span>
                  </span>
                  <span className={css["end"]}>
                    {duplicates.some(({ trip: other }) => other.trip_id === trip.trip_id)
                      ? t("console.phone.alike")
                      : sumWords(trip.price, trip.currency, locale)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
      {earlier.length > 0 && (
        <DeskCard
          title={t("console.phone.earlier")}
          aside={
            <span className={css["aside"]} id={hint}>
              {t("console.phone.digit")} <kbd className={css["key"]}>F2</kbd>
            </span>
          }
        >
          {/* Digits are keys of the list as a whole; each ride is a button as well. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ol className={css["list"]} ref={list} onKeyDown={byDigit} aria-describedby={hint}>
            {earlier.map((ride, index) => (
              <li key={ride.trip.trip_id}>
                <button
                  type="button"
                  className={css["ride"]}
                  data-copied={ride.trip.trip_id === copied || undefined}
                  aria-pressed={ride.trip.trip_id === copied}
                  onClick={() => onCopy(ride)}
                >
                  <kbd className={css["key"]} aria-hidden="true">
                    {(index + 1) % 10}
                  </kbd>
                  <span className={css["what"]}>
                    <b>{wayWords(ride.trip)}</b>
                    <span>
                      {ride.copy.car_class.is_sold
                        ? [ride.trip.car_class, t("console.people", { count: ride.trip.people })].join(" · ")
                        : t("console.phone.classGone", { name: ride.copy.car_class.name })}
                    </span>
                  </span>
                  <span className={css["end"]}>
                    {ride.trip.state === "cancelled"
                      ? t("console.state.cancelled")
                      : formatShortDay(ride.trip.pickup.local, locale)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </DeskCard>
      )}
    </>
  );
}
