import { useEffect, useRef, useState, type ReactNode } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { Density } from "#domain/accounts/own-settings.ts";
import type { BoardColumn, ChosenColumn } from "#domain/orders/board-columns.ts";
import { formatDay } from "#i18n/format.ts";
import { setVars } from "#ui/set-vars.ts";
import { VirtualList, type VirtualListProps } from "#ui/virtual-list.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { gridColumns } from "./trip-columns.ts";
import { TripRow, type TripRowDoings } from "./trip-row.tsx";
import css from "./trip-table.module.css";
import { ownZone } from "./trip-words.ts";

const NONE: readonly BoardColumn[] = [];
/** How high a row is, and the line of a day over it; their styles say the same. */
const ROW: Readonly<Record<Density, number>> = { usual: 40, close: 34 };
const HEAD = 32;

type TripTableProps = {
  /** Those at hand; where they stand among all says `shown`. */
  readonly trips: readonly BoardTripView[];
  readonly shown: Pick<VirtualListProps<BoardTripView>, "count" | "from" | "number" | "isWhole">;
  readonly total: number;
  readonly columns: readonly ChosenColumn[];
  /** Whether the trips stand under their days. */
  readonly hasDays: boolean;
  readonly density: Density;
  /** Columns that others have just changed, by trip. */
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
  /** Stands in the line of the first day, so that it moves nothing when it comes or goes. */
  readonly news?: ReactNode;
  readonly now: number;
  readonly focused: number | undefined;
  /** The trip in focus, which may not be at hand any more. */
  readonly held: { readonly item: BoardTripView; readonly index: number } | undefined;
  readonly isChosen: (tripId: number) => boolean;
  /** Whether the focus itself goes to the focused row. */
  readonly follows: boolean;
  /** Whether nobody has chosen the focused row yet, so that the list begins there. */
  readonly begins: boolean;
  readonly doings: TripRowDoings;
  readonly onSight: (first: number, last: number) => void;
};

/** The trips as rows under the days of whoever looks; only the focused row is a stop of the Tab key, and only rows in sight are drawn. */
export function TripTable({
  trips,
  shown,
  total,
  columns,
  hasDays,
  density,
  changed,
  news,
  now,
  ...row
}: TripTableProps) {
  const { focused, held, isChosen, follows, begins, doings, onSight } = row;
  const { t, locale } = useConsole();
  const rows = useRef<HTMLDivElement>(null);
  const latest = useRef(doings);
  // Rows are drawn anew where they have changed, and not because whoever draws the table was.
  const [stable] = useState<TripRowDoings>(() => ({
    onFocus: (tripId) => latest.current.onFocus(tripId),
    onOpen: (trip) => latest.current.onOpen(trip),
    onConfirm: (trip) => latest.current.onConfirm(trip),
    mayConfirm: doings.mayConfirm,
  }));
  useEffect(() => {
    latest.current = doings;
  });
  const zone = ownZone();
  const today = localTimeIn(zone, now).slice(0, 10);
  const days = new Map(trips.map((trip) => [trip, localTimeIn(zone, trip.pickup.at).slice(0, 10)]));
  const dayOf = (trip: BoardTripView) => days.get(trip) ?? localTimeIn(zone, trip.pickup.at).slice(0, 10);
  const headOf = (trip: BoardTripView, before: BoardTripView | undefined) => {
    const day = dayOf(trip);
    if (before !== undefined && dayOf(before) === day) return undefined;
    return (
      <div className={css["day"]} role="row">
        <span role="gridcell" aria-colspan={columns.length}>
          {day === today && `${t("console.today")}, `}
          {formatDay(day, locale, today.slice(0, 4))}
        </span>
        {before === undefined && news !== undefined && <span role="gridcell">{news}</span>}
      </div>
    );
  };

  // The browser's focus follows the row that the keys have reached.
  useEffect(() => {
    if (follows) rows.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: false });
  }, [follows, focused]);
  // What is over lies above, a row of it in sight.
  useEffect(() => {
    if (begins) rows.current?.querySelector('[data-focused="true"]')?.scrollIntoView({ block: "start" });
  }, [begins, focused]);

  return (
    <div
      className={css["table"]}
      role="grid"
      aria-multiselectable
      aria-label={t("console.trips")}
      aria-rowcount={total + 1}
      data-density={density}
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
      <VirtualList
        look="rows"
        {...shown}
        items={trips}
        keyOf={({ trip_id: id }) => String(id)}
        size={ROW[density]}
        headSize={HEAD}
        {...(hasDays && { headOf })}
        held={held}
        onSight={onSight}
        draw={(trip, index) => (
          <TripRow
            trip={trip}
            columns={columns}
            index={index - shown.from + (shown.number?.first ?? shown.from) + 2}
            now={now}
            day={hasDays ? "" : dayOf(trip)}
            changed={changed.get(trip.trip_id) ?? NONE}
            isFocused={trip.trip_id === focused}
            isChosen={isChosen(trip.trip_id)}
            doings={stable}
          />
        )}
      />
    </div>
  );
}
