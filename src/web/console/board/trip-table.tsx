import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { Density } from "#domain/accounts/own-settings.ts";
import type { BoardColumn, ChosenColumn } from "#domain/orders/board-columns.ts";
import { formatDay } from "#i18n/format.ts";
import { TableLine } from "#ui/table-row.tsx";
import { Table } from "#ui/table.tsx";
import { useMedia } from "#ui/use-media.ts";
import { VirtualList, type VirtualListProps } from "#ui/virtual-list.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { columnSort, foldColumns, gridColumns, leastWindow, type ShownColumn } from "./trip-columns.ts";
import { TripRow, type TripRowDoings } from "./trip-row.tsx";
import { ownZone } from "./trip-words.ts";

const NONE: readonly BoardColumn[] = [];
/** How high a row is, and the line of a day over it; their styles say the same. */
const ROW: Readonly<Record<Density, number>> = { usual: 40, close: 34 };
const HEAD = 32;
/** What is seen above the row with which the list begins: the names of the columns, and a row of what is over. */
const ABOVE = 73;

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
  /** What the rows are sorted by, as the address says it; undefined for the time of the pick-up. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Orders that nobody has opened in time. */
  readonly unopened: readonly number[];
  /** Whether the focus itself goes to the focused row. */
  readonly follows: boolean;
  readonly onWalk: (by: 1 | -1) => void;
  /** The trip to which somebody comes back. */
  readonly begin: VirtualListProps<BoardTripView>["begin"];
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
  columns: chosen,
  hasDays,
  density,
  changed,
  news,
  now,
  ...row
}: TripTableProps) {
  const { focused, held, isChosen, unopened, sort, onSort, follows, onWalk, begin, begins, doings, onSight } = row;
  const { t, locale } = useConsole();
  const isNarrow = useMedia(`(max-width: ${leastWindow(chosen) - 1}px)`);
  const columns = useMemo<readonly ShownColumn[]>(() => (isNarrow ? foldColumns(chosen) : chosen), [isNarrow, chosen]);
  const latest = useRef(doings);
  // Rows are drawn anew where they have changed, and not because whoever draws the table was.
  const [stable] = useState<TripRowDoings>(() => ({
    onFocus: (tripId) => latest.current.onFocus(tripId),
    onOpen: (trip) => latest.current.onOpen(trip),
    onConfirm: (trip) => latest.current.onConfirm(trip),
    mayConfirm: doings.mayConfirm,
  }));
  // Before the table gives a row the focus: what the list showed before must not answer it.
  useLayoutEffect(() => {
    latest.current = doings;
  });
  const zone = ownZone();
  const today = localTimeIn(zone, now).slice(0, 10);
  const days = useMemo(
    () => new Map(trips.map((trip) => [trip, localTimeIn(zone, trip.pickup.at).slice(0, 10)])),
    [trips, zone],
  );
  const dayOf = (trip: BoardTripView) => days.get(trip) ?? localTimeIn(zone, trip.pickup.at).slice(0, 10);
  const { length } = columns;
  const headOf = useCallback(
    (trip: BoardTripView, before: BoardTripView | undefined) => {
      const day = days.get(trip) ?? "";
      if (before !== undefined && days.get(before) === day) return undefined;
      return (
        <TableLine columns={length} {...(before === undefined && news !== undefined && { aside: news })}>
          {day === today && `${t("console.today")}, `}
          {formatDay(day, locale, today.slice(0, 4))}
        </TableLine>
      );
    },
    [days, length, news, today, t, locale],
  );

  return (
    <Table
      label={t("console.trips")}
      columns={columns.map(({ column, holds = [] }) => ({
        key: column,
        label: [column, ...holds].map((one) => t(`console.column.${one}`)).join(" · "),
        atEnd: column === "price",
        ...columnSort(column, sort, onSort),
      }))}
      widths={gridColumns(columns)}
      count={total}
      density={density}
      isMulti
      stop={focused}
      follows={follows}
      onWalk={onWalk}
    >
      <VirtualList
        look="rows"
        {...shown}
        items={trips}
        keyOf={({ trip_id: id }) => String(id)}
        size={ROW[density]}
        headSize={HEAD}
        {...(hasDays && { headOf })}
        held={held}
        begin={begin ?? (begins && held ? { key: String(focused), index: held.index, room: ABOVE } : undefined)}
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
            isUnopened={unopened.includes(trip.order_id)}
            doings={stable}
          />
        )}
      />
    </Table>
  );
}
