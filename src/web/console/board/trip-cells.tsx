import type { ReactNode } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn } from "#domain/orders/board-columns.ts";
import { formatShortDay } from "#i18n/format.ts";
import { UserX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownNow } from "#web/console/own/own-now.ts";
import { PayMark } from "./pay-mark.tsx";
import { timeLeft } from "./time-left.ts";
import { leastWidth, type ShownColumn } from "./trip-columns.ts";
import { TripMarks } from "./trip-marks.tsx";
import css from "./trip-row.module.css";
import { TripState } from "./trip-state.tsx";
import { endsOf, pickupWords, sumWords } from "./trip-words.ts";

/** Room for marks in a cell, in pixels and lines. */
type MarksRoom = { readonly width: number; readonly lines: number };

/** A trip as the cells of its row show it. */
export interface ShownTrip {
  readonly trip: BoardTripView;
  /** The day of the pick-up, where no line above says it. */
  readonly day: string;
  readonly now: number;
  readonly isUnopened: boolean;
  /** Columns shown inside of others, because they have no room of their own. */
  readonly below: readonly BoardColumn[];
  readonly marksRoom: MarksRoom;
  /** Confirms the trip; absent where it may not be. */
  readonly onConfirm: (() => void) | undefined;
}

/** The room that these columns leave for marks. */
export function marksRoomOf(columns: readonly ShownColumn[]): MarksRoom {
  const ofMarks = columns.find(({ column, holds = [] }) => column === "marks" || holds.includes("marks"));
  return {
    width: ofMarks === undefined ? 0 : leastWidth(ofMarks),
    lines: ownNow().density === "close" || ofMarks?.holds !== undefined ? 1 : 2,
  };
}

const isOff = ({ state }: BoardTripView): boolean => state === "cancelled";

const carOf = ({ car, plate }: NonNullable<BoardTripView["driver"]>) => [car, plate].filter(Boolean).join(" · ");

/** The line below a name: the journey and the car, where these have no columns of their own. */
function belowName({ trip, below }: Pick<ShownTrip, "trip" | "below">): string {
  return [
    below.includes("travel") && trip.travel_number,
    below.includes("class") && trip.car_class,
    below.includes("class") && String(trip.people),
  ]
    .filter((word) => word !== false && word !== "")
    .join(" · ");
}

/** The lines that a column may have to cut; the other columns have room for whatever they say. */
export function useTripLines(shown: ShownTrip): Readonly<Partial<Record<BoardColumn, readonly string[]>>> {
  const { t, locale } = useConsole();
  const { trip } = shown;
  const { from, to } = endsOf(trip);
  return {
    pickup: [`${pickupWords(trip.pickup, locale).there} ${trip.pickup.city}`],
    // A mark stands before each end.
    way: [`__${from}`, `__${to}`],
    travel: [trip.travel_number],
    name: [trip.name, belowName(shown)],
    class: [trip.car_class],
    driver: trip.driver === null ? [`__${t("console.noDriver")}`] : [trip.driver.name, carOf(trip.driver)],
    provider: [trip.provider.name],
  };
}

function Pickup({ trip, day }: ShownTrip) {
  const { t, locale } = useConsole();
  const pickup = pickupWords(trip.pickup, locale);
  return (
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
  );
}

/** How long until the pick-up; a ride that goes on says so. */
export function Left({ trip, now }: Pick<ShownTrip, "trip" | "now">) {
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

function Way({ trip }: ShownTrip) {
  const { t } = useConsole();
  const { from, to } = endsOf(trip);
  const off = isOff(trip) || undefined;
  return (
    <>
      <span className={css["end"]} data-off={off} title={trip.start.address}>
        <i data-end="start" />
        {from}
      </span>
      <br />
      <span className={css["end"]} data-off={off} title={trip.finish.address}>
        <i data-end="finish" />
        {trip.rent_seconds === null ? to : t("console.rent", { hours: trip.rent_seconds / 3600 })}
      </span>
    </>
  );
}

function Name(shown: ShownTrip) {
  const { trip } = shown;
  const below = belowName(shown);
  return (
    <>
      <b className={css["name"]} data-off={isOff(trip) || undefined} title={trip.name}>
        {trip.name}
      </b>
      {below !== "" && <small title={below}>{below}</small>}
    </>
  );
}

function CarClass({ trip }: ShownTrip) {
  const { t } = useConsole();
  return (
    <>
      <span>{trip.car_class}</span>
      <small>{t("console.people", { count: trip.people })}</small>
    </>
  );
}

function Driver({ trip }: ShownTrip) {
  const { t } = useConsole();
  if (trip.driver !== null) {
    const car = carOf(trip.driver);
    return (
      <>
        <span title={trip.driver.name}>{trip.driver.name}</span>
        {car !== "" && <small>{car}</small>}
      </>
    );
  }
  if (isOff(trip)) return null;
  return (
    <span className={css["missing"]} data-near={trip.groups.includes("driver-missing") || undefined}>
      <Icon glyph={UserX} size={16} />
      {t("console.noDriver")}
    </span>
  );
}

function Price({ trip }: ShownTrip) {
  const { locale } = useConsole();
  return (
    <>
      <b>{sumWords(trip.price, trip.currency, locale)}</b>
      <br />
      <PayMark pay={trip.pay} currency={trip.currency} />
    </>
  );
}

function Marks({ trip, isUnopened, marksRoom }: ShownTrip) {
  return <TripMarks trip={trip} isUnopened={isUnopened} room={marksRoom} />;
}

function State(shown: ShownTrip) {
  const { t } = useConsole();
  const { trip, below, onConfirm } = shown;
  if (onConfirm !== undefined)
    return (
      <BarButton primary command="confirm" tabIndex={-1} onClick={onConfirm}>
        {t("console.confirm")}
      </BarButton>
    );
  return (
    <>
      <TripState state={trip.state} />
      {below.includes("marks") && <br />}
      {below.includes("marks") && <Marks {...shown} />}
    </>
  );
}

function Source({ trip }: ShownTrip) {
  const { t } = useConsole();
  return <span>{t(`console.board.source.${trip.source}`)}</span>;
}

/** What each column of the board shows of a trip. */
export const TRIP_CELLS: Readonly<Record<BoardColumn, (shown: ShownTrip) => ReactNode>> = {
  pickup: Pickup,
  left: Left,
  way: Way,
  travel: ({ trip }) => <span>{trip.travel_number}</span>,
  name: Name,
  class: CarClass,
  driver: Driver,
  price: Price,
  state: State,
  marks: Marks,
  provider: ({ trip }) => <span title={trip.provider.name}>{trip.provider.name}</span>,
  source: Source,
};
