import { useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import { useMedia } from "#ui/use-media.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { SelectionBar } from "#web/console/bulk/selection-bar.tsx";
import { BoardHead } from "#web/console/days/board-head.tsx";
import { BoardFilters } from "#web/console/filters/board-filters.tsx";
import { ColumnsDialog } from "#web/console/filters/columns-dialog.tsx";
import type { KeptViews } from "#web/console/filters/use-board-views.ts";
import { ViewsDialog } from "#web/console/filters/views-dialog.tsx";
import { tripKeys } from "#web/console/keys/trip-keys.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { useOpenTrip } from "#web/console/lists/use-open-trip.ts";
import { priceAddress } from "#web/console/orders/price-address.ts";
import { TripWindow, type TripWindowName } from "#web/console/orders/trip-window.tsx";
import { useOrderActions, type OrderActions } from "#web/console/orders/use-order-actions.ts";
import { boardAddress, unknownMembers, readBoardAddress, type BoardAsked } from "./board-address.ts";
import { BoardList } from "./board-list.tsx";
import css from "./board-page.module.css";
import { FocusBar } from "./focus-bar.tsx";
import { GroupStrip } from "./group-strip.tsx";
import type { LiveRows } from "./live-rows.ts";
import { useBoardTrips } from "./use-board-trips.ts";
import { useBoardWalk } from "./use-board-walk.ts";

/** Of more than so many trips nobody wants to hear each. */
const MOST = 3;

/** What others have just changed, as it is read out. */
function changedWords(trips: readonly BoardTripView[], changed: LiveRows["changed"], t: Console["t"]): string {
  const named = trips.filter((trip) => changed.has(trip.trip_id));
  if (named.length > MOST) return t("console.board.live.many", { count: named.length });
  return named
    .map((trip) =>
      t("console.board.live.changed", {
        name: trip.name,
        what: (changed.get(trip.trip_id) ?? []).map((column) => t(`console.column.${column}`)).join(", "),
      }),
    )
    .join(". ");
}

/** What opens over the board. */
type BoardWindow = Exclude<TripWindowName, "change"> | "views" | "columns";

type BoardWindowsProps = {
  readonly window: BoardWindow;
  /** The trip in focus. */
  readonly trip: BoardTripView | undefined;
  readonly actions: OrderActions;
  readonly asked: BoardAsked;
  readonly kept: KeptViews;
  readonly columns: readonly ChosenColumn[];
  readonly isKeptView: boolean;
  readonly onOpen: (window: BoardWindow) => void;
  readonly onClose: () => void;
};

/** The window that is open over the board. */
function BoardWindows(props: BoardWindowsProps) {
  const { window, trip, actions, asked, kept, columns, isKeptView, onOpen, onClose } = props;
  const [, go] = useLocation();
  const address = useAddress();
  if (window === "views")
    return (
      <ViewsDialog
        kept={kept}
        query={boardAddress(asked).split("?")[1] ?? ""}
        columns={columns}
        onOpen={(view) => go(address(boardAddress(readBoardAddress(view.query), view.view_id)))}
        onClose={onClose}
      />
    );
  if (window === "columns")
    return (
      <ColumnsDialog
        columns={columns}
        onKeep={(chosen) => {
          // A view keeps its own columns; whoever chooses others leaves it.
          if (isKeptView) go(address(boardAddress(asked)));
          void kept.keepColumns(chosen);
        }}
        onClose={onClose}
      />
    );
  return (
    <TripWindow window={window} trip={trip} actions={actions} onProvider={() => onOpen("provider")} onClose={onClose} />
  );
}

/** All trips and what of them waits for somebody, soonest first. */
export function BoardPage() {
  const { t } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  const isPhone = useMedia("(max-width: 1023px)");
  const rights = useRights();
  const actions = useOrderActions();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const board = useBoardTrips();
  const { asked, now, pages, rows, selection, focused } = board;
  const { trip, inFocus, held } = board.held;
  const [window, setWindow] = useWindow<BoardWindow>("board", held?.item.trip_id);
  const open = useOpenTrip(page, held?.index ?? pages.from);
  const walk = useBoardWalk(board, actions, open);
  const mayDrive = rights("driving") === "works";
  const may = { drive: mayDrive, mark: rights("marks") === "works", note: rights("notes") === "works" };
  useKeys({
    ...(trip && { select: () => selection.toggle(trip) }),
    "select-next": () => walk.extend(1),
    "select-previous": () => walk.extend(-1),
    "select-all": selection.chooseAll,
    ...(selection.trips.length > 0 && { back: selection.clear }),
    filters: () => setFiltersOpen(!filtersOpen),
    views: () => setWindow("views"),
    "in-list": () => field.current?.focus(),
    actions: () => page.current?.querySelector<HTMLElement>("[data-doings] button")?.focus(),
    ...(trip && trip.of > 1 && { "other-trip": () => walk.toOther(trip) }),
    next: () => walk.step(1),
    previous: () => walk.step(-1),
    ...(trip && { open: () => open(trip) }),
    ...tripKeys({ trip, actions, may, now, t, onOpen: setWindow }),
    ...(trip && rights("tester") !== undefined && { price: () => go(address(priceAddress(trip))) }),
  });

  return (
    <div className={css["page"]} ref={page}>
      <BoardHead now={now} silentSince={board.silentSince} />
      <GroupStrip
        work={board.work}
        all={board.all}
        chosen={asked.group}
        now={now}
        onChoose={(group) => walk.show(address(boardAddress({ group, filters: {} })))}
      />
      <BoardFilters
        asked={asked}
        total={pages.total}
        all={board.work?.all}
        view={board.keptView?.name}
        isOpen={filtersOpen}
        onOpen={setFiltersOpen}
        field={field}
        onAsk={(next) => walk.show(address(boardAddress(next)))}
        onViews={() => setWindow("views")}
        onColumns={isPhone ? undefined : () => setWindow("columns")}
      />
      <Ignored members={pages.list.data?.pages[0]?.ignored ?? []} />
      <BoardList {...{ board, walk, actions, isPhone, mayDrive }} onOpen={open} />
      <VisuallyHidden live>
        {rows.waiting.length > 0 && t("console.board.live.count", { count: rows.waiting.length })}{" "}
        {changedWords(rows.trips, rows.changed, t)}
      </VisuallyHidden>
      {selection.trips.length > 0 ? (
        <SelectionBar selection={selection} />
      ) : (
        <FocusBar
          trip={isPhone && focused === undefined ? undefined : trip}
          gone={focused === undefined ? undefined : inFocus}
          actions={actions}
          may={may}
          onOpen={open}
          onDriver={() => setWindow("driver")}
          onNote={() => setWindow("note")}
          {...(trip && { onChoose: () => selection.toggle(trip) })}
        />
      )}
      {window !== undefined && (
        <BoardWindows
          window={window}
          trip={inFocus}
          actions={actions}
          asked={asked}
          kept={board.kept}
          columns={board.columns}
          isKeptView={board.keptView !== undefined}
          onOpen={setWindow}
          onClose={() => setWindow(undefined)}
        />
      )}
    </div>
  );
}

/** What the address says and nobody knows: members of the address itself, and those that the server has left out. */
function Ignored({ members }: { readonly members: readonly string[] }) {
  const { t } = useConsole();
  const search = useSearch();
  const ignored = [...unknownMembers(search), ...members];
  if (ignored.length === 0) return null;
  return (
    <p className={css["ignored"]} role="status">
      {t("console.board.filter.ignored", { what: ignored.join(", ") })}
    </p>
  );
}
