import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { useAddress } from "#web/console/app/address.ts";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { RowsWaiting } from "#web/console/app/rows-waiting.tsx";
import { NoTrips } from "#web/console/lists/no-trips.tsx";
import { TripList } from "#web/console/lists/trip-list.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { boardAddress } from "./board-address.ts";
import css from "./board-page.module.css";
import { NewTrips } from "./new-trips.tsx";
import type { BoardTrips } from "./use-board-trips.ts";
import type { BoardWalk } from "./use-board-walk.ts";

type BoardListProps = {
  readonly board: BoardTrips;
  readonly walk: BoardWalk;
  readonly actions: OrderActions;
  readonly isPhone: boolean;
  readonly mayDrive: boolean;
  readonly onOpen: (trip: BoardTripView) => void;
};

/** The trips of the board, or why there are none. */
export function BoardList({ board, walk, actions, isPhone, mayDrive, onOpen }: BoardListProps) {
  const address = useAddress();
  const { asked, work, pages, selection, focused, isByTime } = board;
  const { trips, waiting, changed, letIn } = board.rows;
  const { trip, held, above } = board.held;
  const isFiltered = asked.group !== undefined || Object.keys(asked.filters).length > 0;
  return (
    <div className={css["list"]}>
      <ListWaiting list={pages.list}>
        <RowsWaiting />
      </ListWaiting>
      {pages.total === 0 && (
        <NoTrips
          all={work?.all ?? 0}
          onClear={isFiltered ? () => walk.show(address(boardAddress({ group: undefined, filters: {} }))) : undefined}
        />
      )}
      {trips.length > 0 && (
        <TripList
          pages={pages}
          trips={trips}
          columns={board.columns}
          hasDays={isByTime || asked.filters.sort === "-pickup"}
          changed={changed}
          news={waiting.length > 0 ? <NewTrips trips={waiting} onLetIn={letIn} /> : undefined}
          now={board.now}
          isPhone={isPhone}
          focused={isPhone ? focused : trip?.trip_id}
          held={held}
          above={above}
          isChosen={selection.has}
          sort={asked.filters.sort}
          onSort={walk.sortBy}
          unopened={work?.unopened ?? []}
          follows={walk.byKeys || (focused !== undefined && actions.doneTo !== undefined)}
          onWalk={walk.step}
          begins={focused === undefined && isByTime}
          named={focused}
          doings={{
            onFocus: walk.focus,
            onOpen,
            onConfirm: (one) => void actions.confirm(one),
            mayConfirm: mayDrive,
          }}
          onChoose={isPhone && selection.trips.length > 0 ? selection.toggle : undefined}
        />
      )}
    </div>
  );
}
