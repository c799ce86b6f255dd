import { memo, type ReactNode } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { formatShortDay } from "#i18n/format.ts";
import { UserX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TableCell, TableRow } from "#ui/table-row.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownNow } from "#web/console/own/own-now.ts";
import { PayMark } from "./pay-mark.tsx";
import { timeLeft } from "./time-left.ts";
import { fitsColumn, leastWidth, type ShownColumn } from "./trip-columns.ts";
import { TripMarks } from "./trip-marks.tsx";
import css from "./trip-row.module.css";
import { TripState } from "./trip-state.tsx";
import { endsOf, pickupWords, sumWords } from "./trip-words.ts";

type TripRowProps = {
  readonly trip: BoardTripView;
  readonly columns: readonly ShownColumn[];
  /** Which row of the whole list it is. */
  readonly index: number;
  readonly now: number;
  readonly isFocused: boolean;
  /** Whether it is one of those that something is to be done to at once. */
  readonly isChosen: boolean;
  /** Whether nobody has opened its order in time. */
  readonly isUnopened: boolean;
  /** Columns that others have just changed. */
  readonly changed: readonly BoardColumn[];
  /** The day of the pick-up, where no line above says it. */
  readonly day: string;
  readonly doings: TripRowDoings;
};

/** What can be done to a row; always the same object, so that a row is drawn anew only where it has changed. */
export interface TripRowDoings {
  readonly onFocus: (tripId: number) => void;
  readonly onOpen: (trip: BoardTripView) => void;
  readonly onConfirm: (trip: BoardTripView) => void;
  readonly mayConfirm: boolean;
}

/** One trip in two lines; what one glance needs is never cut: time, sum, state and marks. */
export const TripRow = memo(function TripRow({
  trip,
  columns,
  index,
  now,
  isFocused,
  isChosen,
  isUnopened,
  changed,
  day,
  doings,
}: TripRowProps) {
  const { t, locale } = useConsole();
  const pickup = pickupWords(trip.pickup, locale);
  const { from, to } = endsOf(trip);
  const isOff = trip.state === "cancelled";
  const mayConfirm = doings.mayConfirm && trip.groups.includes("to-confirm");
  const ofMarks = columns.find(({ column, holds = [] }) => column === "marks" || holds.includes("marks"));
  const marksRoom = {
    width: ofMarks === undefined ? 0 : leastWidth(ofMarks),
    lines: ownNow().density === "close" || ofMarks?.holds !== undefined ? 1 : 2,
  };
  const folded = columns.flatMap(({ holds = [] }) => holds);
  const isBelow = (column: BoardColumn) => folded.includes(column);
  // Of a name: the journey and the car, where these have no columns of their own.
  const below = [
    isBelow("travel") && trip.travel_number,
    isBelow("class") && trip.car_class,
    isBelow("class") && String(trip.people),
  ].filter((word) => word !== false && word !== "");
  // The lines that a column may have to cut; the others have room for whatever they say.
  const lines: Readonly<Partial<Record<BoardColumn, readonly string[]>>> = {
    pickup: [`${pickup.there} ${trip.pickup.city}`],
    // A mark stands before each end.
    way: [`__${from}`, `__${to}`],
    travel: [trip.travel_number],
    name: [trip.name, below.join(" · ")],
    class: [trip.car_class],
    driver: trip.driver === null ? [`__${t("console.noDriver")}`] : [trip.driver.name, carOf(trip.driver)],
    provider: [trip.provider.name],
  };
  // Only what is shown is made.
  const cells: Readonly<Record<BoardColumn, () => ReactNode>> = {
    pickup: () => (
      <>
        <b>
          {pickup.there} <span className={css["word"]}>{trip.pickup.city}</span>
        </b>
        {(day !== "" || pickup.own !== "") && (
          <small>
            {[
              day !== "" && formatShortDay(day, locale),
              // Beside one's own day its clock needs no day.
              pickup.own !== "" && t("console.yourTime", { time: day === "" ? pickup.yours : pickup.own }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        )}
      </>
    ),
    left: () => <Left trip={trip} now={now} />,
    way: () => (
      <>
        <span className={css["end"]} data-off={isOff || undefined} title={trip.start.address}>
          <i data-end="start" />
          {from}
        </span>
        <br />
        <span className={css["end"]} data-off={isOff || undefined} title={trip.finish.address}>
          <i data-end="finish" />
          {trip.rent_seconds === null ? to : t("console.rent", { hours: trip.rent_seconds / 3600 })}
        </span>
      </>
    ),
    travel: () => <span>{trip.travel_number}</span>,
    name: () => (
      <>
        <b className={css["name"]} data-off={isOff || undefined} title={trip.name}>
          {trip.name}
        </b>
        {below.length > 0 && <small title={below.join(" · ")}>{below.join(" · ")}</small>}
      </>
    ),
    class: () => (
      <>
        <span>{trip.car_class}</span>
        <small>{t("console.people", { count: trip.people })}</small>
      </>
    ),
    driver: () => {
      if (trip.driver !== null) {
        const car = carOf(trip.driver);
        return (
          <>
            <span title={trip.driver.name}>{trip.driver.name}</span>
            {car !== "" && <small>{car}</small>}
          </>
        );
      }
      if (isOff) return null;
      return (
        <span className={css["missing"]} data-near={trip.groups.includes("driver-missing") || undefined}>
          <Icon glyph={UserX} size={16} />
          {t("console.noDriver")}
        </span>
      );
    },
    price: () => (
      <>
        <b>{sumWords(trip.price, trip.currency, locale)}</b>
        <br />
        <PayMark pay={trip.pay} currency={trip.currency} />
      </>
    ),
    state: () =>
      mayConfirm && isFocused ? (
        <BarButton primary command="confirm" tabIndex={-1} onClick={() => doings.onConfirm(trip)}>
          {t("console.confirm")}
        </BarButton>
      ) : (
        <>
          <TripState state={trip.state} />
          {isBelow("marks") && <br />}
          {isBelow("marks") && <TripMarks trip={trip} isUnopened={isUnopened} room={marksRoom} />}
        </>
      ),
    marks: () => <TripMarks trip={trip} isUnopened={isUnopened} room={marksRoom} />,
    provider: () => <span title={trip.provider.name}>{trip.provider.name}</span>,
    source: () => <span>{t(`console.board.source.${trip.source}`)}</span>,
  };
  return (
    <TableRow
      index={index}
      isStop={isFocused}
      isChosen={isChosen}
      onFocus={() => doings.onFocus(trip.trip_id)}
      onOpen={() => doings.onOpen(trip)}
    >
      {columns.map((chosen) => {
        const { column, holds = [] } = chosen;
        return (
          <TableCell
            key={column}
            atEnd={column === "price"}
            fits={fitsColumn(chosen, lines[column] ?? [])}
            changed={[column, ...holds].some((one) => changed.includes(one)) ? t("console.board.live.cell") : undefined}
          >
            {cells[column]()}
          </TableCell>
        );
      })}
    </TableRow>
  );
});

const carOf = ({ car, plate }: NonNullable<BoardTripView["driver"]>) => [car, plate].filter(Boolean).join(" · ");

/** How long until the pick-up; a ride that goes on says so. */
export function Left({ trip, now }: Pick<TripRowProps, "trip" | "now">) {
  const { t } = useConsole();
  if (trip.state === "under-way") return <span className={css["calm"]}>{t("console.rides")}</span>;
  const isOver = trip.state === "completed" || trip.state === "cancelled" || trip.state === "no-show";
  const { key, values, isNear } = timeLeft(trip.pickup.at, now);
  return (
    <span className={isOver ? css["calm"] : css["left"]} data-near={(isNear && !isOver) || undefined}>
      {t(`console.left.${key}`, values)}
    </span>
  );
}
