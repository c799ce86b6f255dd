import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useMedia } from "#ui/use-media.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { RowsWaiting } from "#web/console/app/rows-waiting.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { SelectionBar } from "#web/console/bulk/selection-bar.tsx";
import { useSelection } from "#web/console/bulk/use-selection.ts";
import { BoardHead } from "#web/console/days/board-head.tsx";
import { addressWith, readViewAddress } from "#web/console/days/view-address.ts";
import { BoardFilters } from "#web/console/filters/board-filters.tsx";
import { useBoardViews } from "#web/console/filters/use-board-views.ts";
import { tripKeys } from "#web/console/keys/trip-keys.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { NoTrips } from "#web/console/lists/no-trips.tsx";
import { TripList } from "#web/console/lists/trip-list.tsx";
import { useHeldTrip } from "#web/console/lists/use-held-trip.ts";
import { useOpenTrip } from "#web/console/lists/use-open-trip.ts";
import { useTripPages } from "#web/console/lists/use-trip-pages.ts";
import { useSilentSince } from "#web/console/live/use-silent-since.ts";
import { priceAddress } from "#web/console/orders/price-address.ts";
import { useOrderActions } from "#web/console/orders/use-order-actions.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { boardAddress, boardQuery, readBoardAddress, unknownMembers } from "./board-address.ts";
import css from "./board-page.module.css";
import { daysQuery, workQuery } from "./board-queries.ts";
import { BoardWindows, type BoardWindow } from "./board-windows.tsx";
import { changedWords } from "./changed-words.ts";
import { FocusBar } from "./focus-bar.tsx";
import { GroupStrip } from "./group-strip.tsx";
import { NewTrips } from "./new-trips.tsx";
import { ownZone } from "./trip-words.ts";
import { useLiveRows } from "./use-live-rows.ts";
import { useServerNow } from "./use-server-now.ts";

/** All trips and what of them waits for somebody, soonest first. */
export function BoardPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const asked = readBoardAddress(search);
  const address = useAddress();
  const isPhone = useMedia("(max-width: 1023px)");
  const rights = useRights();
  const actions = useOrderActions();
  const { day, focus: focused } = readViewAddress(search);
  const setFocused = (tripId: number) =>
    tripId !== focused && go(addressWith(search, { focus: String(tripId) }), { replace: true });
  const [byKeys, setByKeys] = useState(false);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const kept = useBoardViews();
  const keptView = kept.views.find(({ view_id: id }) => String(id) === new URLSearchParams(search).get("kept"));
  const columns = keptView?.columns ?? kept.columns;
  const work = useQuery(workQuery(api));
  const now = useServerNow(work.data?.now, work.dataUpdatedAt);
  const today = localTimeIn(ownZone(), now).slice(0, 10);
  const query = boardQuery(asked, day ?? today);
  const pages = useTripPages(query, ownNow().has_pages);
  const { list, total } = pages;
  const days = useQuery({ ...daysQuery(api, today), enabled: asked.group !== undefined });
  const { trips, waiting, changed, letIn } = useLiveRows(pages.key, pages.pages, focused, pages.from);
  const selection = useSelection(query, trips);
  const { isError, dataUpdatedAt } = list;
  const silentSince = useSilentSince({ isError: isError || work.isError, dataUpdatedAt }, now);
  const isByTime = asked.filters.sort === undefined;
  const { trip, inFocus, held, beside, above } = useHeldTrip(trips, focused, pages, isByTime);
  const [window, setWindow] = useWindow<BoardWindow>("board", held?.item.trip_id);
  const open = useOpenTrip(page, held?.index ?? pages.from);
  // What one's own action has taken out of the list leaves its place, and the keys, to the next.
  const isOwnGone = trip === undefined && inFocus !== undefined && inFocus.order_id === actions.doneTo;
  const goOn = useEffectEvent(() => {
    const next = beside(1).trip ?? trips.at(-1);
    if (next !== undefined) setFocused(next.trip_id);
  });
  useEffect(() => {
    if (isOwnGone) goOn();
  }, [isOwnGone]);
  const step = (by: number) => {
    const { trip: next, to } = beside(by);
    // The one beside it is not at hand: its page is brought first.
    if (next === undefined) return pages.bring(to);
    setByKeys(true);
    setFocused(next.trip_id);
  };
  // A press that asks for another list keeps the focus.
  const show = (address: string) => {
    setByKeys(false);
    go(address);
  };
  const sortBy = (sort: string) => show(addressWith(search, { sort: sort === "pickup" ? null : sort, focus: null }));
  const extend = (by: number) => {
    selection.add(trip, beside(by).trip);
    step(by);
  };
  const toOther = (one: BoardTripView) => {
    const cars = trips.filter((other) => other.order_id === one.order_id);
    const next = cars[(cars.indexOf(one) + 1) % cars.length];
    // The others are not in this list, so the order itself has them.
    if (next === undefined || next === one) return open(one);
    setByKeys(true);
    setFocused(next.trip_id);
  };
  const mayDrive = rights("driving") === "works";
  const may = { drive: mayDrive, mark: rights("marks") === "works", note: rights("notes") === "works" };
  useKeys({
    ...(trip && { select: () => selection.toggle(trip) }),
    "select-next": () => extend(1),
    "select-previous": () => extend(-1),
    "select-all": selection.chooseAll,
    ...(selection.trips.length > 0 && { back: selection.clear }),
    filters: () => setFiltersOpen(!filtersOpen),
    views: () => setWindow("views"),
    "in-list": () => field.current?.focus(),
    actions: () => page.current?.querySelector<HTMLElement>("[data-doings] button")?.focus(),
    ...(trip && trip.of > 1 && { "other-trip": () => toOther(trip) }),
    next: () => step(1),
    previous: () => step(-1),
    ...(trip && { open: () => open(trip) }),
    ...tripKeys({ trip, actions, may, now, t, onOpen: setWindow }),
    ...(trip && rights("tester") !== undefined && { price: () => go(address(priceAddress(trip))) }),
  });
  const focus = (tripId: number) => {
    setByKeys(false);
    setFocused(tripId);
  };
  const news = waiting.length > 0 ? <NewTrips trips={waiting} onLetIn={letIn} /> : undefined;
  const ignored = [...unknownMembers(search), ...(list.data?.pages[0]?.ignored ?? [])];
  const isFiltered = asked.group !== undefined || Object.keys(asked.filters).length > 0;

  return (
    <div className={css["page"]} ref={page}>
      <BoardHead {...{ now, silentSince }} />
      <GroupStrip
        work={work.data}
        all={asked.group === undefined ? total : days.data?.total}
        chosen={asked.group}
        now={now}
        onChoose={(group) => show(address(boardAddress({ group, filters: {} })))}
      />
      <BoardFilters
        asked={asked}
        total={total}
        all={work.data?.all}
        view={keptView?.name}
        isOpen={filtersOpen}
        onOpen={setFiltersOpen}
        field={field}
        onAsk={(next) => show(address(boardAddress(next)))}
        onViews={() => setWindow("views")}
        onColumns={isPhone ? undefined : () => setWindow("columns")}
      />
      {ignored.length > 0 && (
        <p className={css["ignored"]} role="status">
          {t("console.board.filter.ignored", { what: ignored.join(", ") })}
        </p>
      )}
      <div className={css["list"]}>
        {list.isPending && <RowsWaiting />}
        {list.isError && list.data === undefined && (
          <ErrorScreen
            look="card"
            title={t("console.failed")}
            action={{ label: t("console.again"), onPress: () => void list.refetch() }}
          />
        )}
        {total === 0 && (
          <NoTrips
            all={work.data?.all ?? 0}
            onClear={isFiltered ? () => show(address(boardAddress({ group: undefined, filters: {} }))) : undefined}
          />
        )}
        {trips.length > 0 && (
          <TripList
            pages={pages}
            trips={trips}
            columns={columns}
            hasDays={isByTime || asked.filters.sort === "-pickup"}
            changed={changed}
            news={news}
            now={now}
            isPhone={isPhone}
            focused={isPhone ? focused : trip?.trip_id}
            held={held}
            above={above}
            isChosen={selection.has}
            sort={asked.filters.sort}
            onSort={sortBy}
            unopened={work.data?.unopened ?? []}
            follows={byKeys || (focused !== undefined && actions.doneTo !== undefined)}
            onWalk={step}
            begins={focused === undefined && isByTime}
            named={focused}
            doings={{
              onFocus: focus,
              onOpen: open,
              onConfirm: (one) => void actions.confirm(one),
              mayConfirm: mayDrive,
            }}
            onChoose={isPhone && selection.trips.length > 0 ? selection.toggle : undefined}
          />
        )}
      </div>
      <VisuallyHidden live>
        {waiting.length > 0 && t("console.board.live.count", { count: waiting.length })}{" "}
        {changedWords(trips, changed, t)}
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
          kept={kept}
          columns={columns}
          isKeptView={keptView !== undefined}
          onOpen={setWindow}
          onClose={() => setWindow(undefined)}
        />
      )}
    </div>
  );
}
