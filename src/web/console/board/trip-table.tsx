import { Fragment, useEffect, useRef, type ReactNode } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { BoardColumn, ChosenColumn } from "#domain/orders/board-columns.ts";
import { formatDay } from "#i18n/format.ts";
import { setVars } from "#ui/set-vars.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { gridColumns } from "./trip-columns.ts";
import { TripRow } from "./trip-row.tsx";
import css from "./trip-table.module.css";
import { ownZone } from "./trip-words.ts";

const NONE: readonly BoardColumn[] = [];

type TripTableProps = {
  readonly trips: readonly BoardTripView[];
  readonly total: number;
  readonly columns: readonly ChosenColumn[];
  /** Columns that others have just changed, by trip. */
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
  /** Stands in the line of the first day, so that it moves nothing when it comes or goes. */
  readonly news?: ReactNode;
  readonly now: number;
  readonly focused: number | undefined;
  readonly isChosen: (tripId: number) => boolean;
  /** Whether the focus itself goes to the focused row. */
  readonly follows: boolean;
  readonly onFocus: (tripId: number) => void;
  readonly onOpen: (trip: BoardTripView) => void;
  readonly onConfirm: ((trip: BoardTripView) => void) | undefined;
};

/** The trips as rows under the days of whoever looks; only the focused row is a stop of the Tab key. */
export function TripTable({ trips, total, columns, changed, news, now, ...row }: TripTableProps) {
  const { focused, isChosen, follows, onFocus, onOpen, onConfirm } = row;
  const { t, locale } = useConsole();
  const rows = useRef<HTMLDivElement>(null);
  const zone = ownZone();
  const today = localTimeIn(zone, now).slice(0, 10);
  const dayOf = (trip: BoardTripView) => localTimeIn(zone, trip.pickup.at).slice(0, 10);

  // The browser's focus follows the row that the keys have reached.
  useEffect(() => {
    if (follows) rows.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: false });
  }, [follows, focused]);

  return (
    <div
      className={css["table"]}
      role="grid"
      aria-multiselectable
      aria-label={t("console.trips")}
      aria-rowcount={total + 1}
      ref={(element) => {
        rows.current = element;
        setVars({ "--columns": gridColumns(columns) })(element);
      }}
    >
      <div className={css["head"]} role="row" aria-rowindex={1}>
        {columns.map(({ column }) => (
          <span key={column} role="columnheader" className={css["cell"]} data-column={column}>
            {t(`console.column.${column}`)}
          </span>
        ))}
      </div>
      {trips.map((trip, index) => {
        const day = dayOf(trip);
        const before = trips[index - 1];
        return (
          <Fragment key={trip.trip_id}>
            {(before === undefined || dayOf(before) !== day) && (
              <div className={css["day"]} role="row">
                <span role="gridcell" aria-colspan={columns.length}>
                  {day === today && `${t("console.today")}, `}
                  {formatDay(day, locale, today.slice(0, 4))}
                </span>
                {before === undefined && news !== undefined && <span role="gridcell">{news}</span>}
              </div>
            )}
            <TripRow
              trip={trip}
              columns={columns}
              index={index + 2}
              now={now}
              changed={changed.get(trip.trip_id) ?? NONE}
              isFocused={trip.trip_id === focused}
              isChosen={isChosen(trip.trip_id)}
              onFocus={onFocus}
              onOpen={onOpen}
              onConfirm={onConfirm}
            />
          </Fragment>
        );
      })}
    </div>
  );
}
