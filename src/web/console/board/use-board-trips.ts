import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { useConsole } from "#web/console/app/console.tsx";
import { useSelection } from "#web/console/bulk/use-selection.ts";
import { readViewAddress } from "#web/console/days/view-address.ts";
import { useBoardViews } from "#web/console/filters/use-board-views.ts";
import { useHeldTrip } from "#web/console/lists/use-held-trip.ts";
import { useTripPages } from "#web/console/lists/use-trip-pages.ts";
import { useSilentSince } from "#web/console/live/use-silent-since.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { boardQuery, readBoardAddress } from "./board-address.ts";
import { daysQuery, workQuery } from "./board-queries.ts";
import { ownZone } from "./trip-words.ts";
import { useLiveRows } from "./use-live-rows.ts";
import { useServerNow } from "./use-server-now.ts";

/** The trips that the board's address asks for, as they come and change, with the columns, the focus and the choice among them. */
export function useBoardTrips() {
  const { api } = useConsole();
  const search = useSearch();
  const asked = readBoardAddress(search);
  const { day, focus: focused } = readViewAddress(search);
  const kept = useBoardViews();
  const keptView = kept.views.find(({ view_id: id }) => String(id) === new URLSearchParams(search).get("kept"));
  const work = useQuery(workQuery(api));
  const now = useServerNow(work.data?.now, work.dataUpdatedAt);
  const today = localTimeIn(ownZone(), now).slice(0, 10);
  const query = boardQuery(asked, day ?? today);
  const pages = useTripPages(query, ownNow().has_pages);
  const days = useQuery({ ...daysQuery(api, today), enabled: asked.group !== undefined });
  const rows = useLiveRows(pages.key, pages.pages, focused, pages.from);
  const { isError, dataUpdatedAt } = pages.list;
  const isByTime = asked.filters.sort === undefined;
  return {
    asked,
    kept,
    keptView,
    columns: keptView?.columns ?? kept.columns,
    work: work.data,
    now,
    pages,
    /** All trips of the period, whatever kind of work is chosen. */
    all: asked.group === undefined ? pages.total : days.data?.total,
    rows,
    selection: useSelection(query, rows.trips),
    silentSince: useSilentSince({ isError: isError || work.isError, dataUpdatedAt }, now),
    isByTime,
    focused,
    held: useHeldTrip(rows.trips, focused, pages, isByTime),
  };
}

/** The same, as the parts of the board get it. */
export type BoardTrips = ReturnType<typeof useBoardTrips>;
