import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { useMedia } from "#ui/use-media.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { readBoardAddress } from "#web/console/board/board-address.ts";
import { FocusBar } from "#web/console/board/focus-bar.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { tripKeys } from "#web/console/keys/trip-keys.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { useLive } from "#web/console/live/use-live.ts";
import { TripWindow, type TripWindowName } from "#web/console/orders/trip-window.tsx";
import { useOrderActions } from "#web/console/orders/use-order-actions.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { BoardHead } from "./board-head.tsx";
import { DayBar } from "./day-bar.tsx";
import { dayHours, tripsOfHours } from "./day-hours.ts";
import { DayList } from "./day-list.tsx";
import { dayQuery } from "./day-query.ts";
import css from "./days-page.module.css";
import { TripTimeline } from "./trip-timeline.tsx";
import { addressWith, dayAfter, readViewAddress, type ViewAsked } from "./view-address.ts";

/** The trips of one day: by their hours, or as lines of a timeline. */
export function DaysPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const asked = readViewAddress(search);
  const { group, filters } = readBoardAddress(search);
  const isPhone = useMedia("(max-width: 1023px)");
  const rights = useRights();
  const actions = useOrderActions();
  const live = useLive();
  const [opened] = useState(() => serverTime());
  const today = localTimeIn(ownZone(), opened).slice(0, 10);
  const day = asked.day ?? today;
  const { from: _from, to: _to, sort: _sort, ...narrowed } = filters;
  const query = { ...narrowed, ...(group !== undefined && { group }), from: day, to: day };
  const found = useQuery(dayQuery(api, query));
  const now = useServerNow(found.data?.now, found.dataUpdatedAt);
  const trips = found.data?.trips ?? [];
  const trip = trips.find(({ trip_id: id }) => id === asked.focus) ?? undefined;
  const [window, setWindow] = useWindow<TripWindowName>("days", trip?.trip_id);
  const isTimeline = asked.view === "timeline" && !isPhone;
  const silentSince = live.isLive ? undefined : live.since;

  const open = (one: BoardTripView) => go(address(`/console/orders/${one.order_id}`));
  const show = (members: Readonly<Record<string, string | null>>) =>
    go(addressWith(search, members), { replace: true });
  const focus = (tripId: number) => tripId !== asked.focus && show({ focus: String(tripId) });
  const showDay = (next: string) => show({ day: next === today ? null : next, focus: null });
  const step = (by: number) => {
    const walked = isTimeline ? trips : tripsOfHours(dayHours(trips, asked.byAirport));
    const focused = walked.findIndex(({ trip_id: id }) => id === asked.focus);
    // Where none is in focus, the keys begin with what is still to come.
    const ahead = Math.max(
      0,
      walked.findIndex(({ pickup }) => pickup.at >= now),
    );
    const at = focused === -1 ? ahead - Math.max(0, by) : focused;
    const next = walked[Math.min(walked.length - 1, Math.max(0, at + by))];
    if (next !== undefined) focus(next.trip_id);
  };
  const may = {
    drive: rights("driving") === "works",
    mark: rights("marks") === "works",
    note: rights("notes") === "works",
  };
  const mayChange = rights("changing") === "works" && (trip?.state === "placed" || trip?.state === "confirmed");
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    "day-before": () => showDay(dayAfter(day, -1)),
    "day-after": () => showDay(dayAfter(day, 1)),
    "day-today": () => showDay(today),
    ...(trip && { open: () => open(trip) }),
    ...tripKeys({ trip, actions, may, now, t, onOpen: setWindow }),
    ...(trip && mayChange && { change: () => setWindow("change") }),
  });
  return (
    <div className={css["page"]}>
      <BoardHead {...{ now, silentSince }} />
      <DayBar
        {...{ day, today, isTimeline, trips }}
        asked={asked}
        total={found.data?.total}
        isFiltered={Object.keys(narrowed).length > 0 || group !== undefined}
        onDay={showDay}
        onShow={show}
      />
      <div className={css["list"]}>
        <ListWaiting list={found} lines={8} />
        {found.data?.total === 0 && <p className={css["waiting"]}>{t("console.staff.emptyDay")}</p>}
        {trips.length > 0 && <DayTrips {...{ trips, day, now, asked, isTimeline }} onFocus={focus} onOpen={open} />}
      </div>
      <FocusBar
        trip={trip}
        hint={trips.length > 0 ? t("console.staff.chooseTrip") : ""}
        actions={actions}
        may={may}
        onOpen={open}
        onDriver={() => setWindow("driver")}
        {...(mayChange && { onChange: () => setWindow("change") })}
        onNote={() => setWindow("note")}
      />
      {window !== undefined && (
        <TripWindow
          window={window}
          trip={trip}
          actions={actions}
          onProvider={() => setWindow("provider")}
          onClose={() => setWindow(undefined)}
        />
      )}
    </div>
  );
}

type DayTripsProps = Pick<ComponentProps<typeof DayList>, "trips" | "day" | "now" | "onFocus" | "onOpen"> & {
  readonly asked: ViewAsked;
  readonly isTimeline: boolean;
};

/** The trips of a day as lines of a timeline, or by their hours. */
function DayTrips({ asked, isTimeline, ...shown }: DayTripsProps) {
  if (isTimeline) return <TripTimeline {...shown} by={asked.lines} focused={asked.focus} />;
  return <DayList {...shown} byAirport={asked.byAirport} focused={asked.focus} />;
}
