import { useEffect, useRef, useState, type ReactNode } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BoardColumn, ChosenColumn } from "#domain/orders/board-columns.ts";
import { VirtualList } from "#ui/virtual-list.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { TripCard } from "#web/console/board/trip-card.tsx";
import type { TripRowDoings } from "#web/console/board/trip-row.tsx";
import { TripTable } from "#web/console/board/trip-table.tsx";
import { ownNow } from "#web/console/own/own-now.ts";
import { keptPlace } from "./kept-place.ts";
import { PageSteps } from "./page-steps.tsx";
import css from "./trip-list.module.css";
import type { TripPages } from "./use-trip-pages.ts";

/** What is seen above a trip that another view or a link has named. */
const ROOM = 160;
/** How high a card is, with the room below it. */
const CARD = 172;

type TripListProps = {
  readonly pages: TripPages;
  /** Those at hand that have been let in. */
  readonly trips: readonly BoardTripView[];
  readonly columns: readonly ChosenColumn[];
  readonly hasDays: boolean;
  readonly changed: ReadonlyMap<number, readonly BoardColumn[]>;
  readonly news: ReactNode;
  readonly now: number;
  readonly isPhone: boolean;
  /** The trip in focus, whether somebody has said so or it is only the first. */
  readonly focused: number | undefined;
  readonly held: { readonly item: BoardTripView; readonly index: number } | undefined;
  /** How many trips lie above the one with which the list begins. */
  readonly above: number;
  readonly isChosen: (tripId: number) => boolean;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Orders that nobody has opened in time. */
  readonly unopened: readonly number[];
  readonly follows: boolean;
  readonly onWalk: (by: 1 | -1) => void;
  readonly begins: boolean;
  /** The trip that the address names. */
  readonly named: number | undefined;
  readonly doings: TripRowDoings;
  /** Chooses a card as one of several; undefined while a press does something else. */
  readonly onChoose: ((trip: BoardTripView) => void) | undefined;
};

/** The trips of the board as rows or, on a phone, as cards: in one piece of which what is in sight is drawn, or as plain pages. */
export function TripList({ pages, trips, isPhone, news, above, named, ...list }: TripListProps) {
  const { t } = useConsole();
  const { from, limit, look } = pages;
  const { has_pages: isPlain, density } = ownNow();
  const total = Math.max(pages.total ?? 0, from + trips.length);
  // A plain page is as high as itself, but its rows still say which of all they are.
  const shown = isPlain
    ? { isWhole: true, count: trips.length, from: 0, number: { first: from, all: total } }
    : { count: total, from };
  // Whoever comes back to a trip finds it where it stands among all.
  const [all, setAll] = useState(named !== undefined);
  // On a phone the page is one piece, so what is over is left out of it until somebody wants it; nothing that has the focus is.
  const cut = isPlain || all || (list.held !== undefined && list.held.index < above) ? 0 : above;
  const { now, focused, held, doings, isChosen, unopened, onChoose } = list;
  // Whoever comes back stands where they were, with the focus on the trip that they had opened.
  const root = useRef<HTMLDivElement>(null);
  const [room] = useState(() => keptPlace()?.above ?? ROOM);
  const [came, setCame] = useState(named);
  if (came !== undefined && came !== named) setCame(undefined);
  const isBack = came !== undefined && held?.item.trip_id === came;
  const begin = isBack ? { key: `back to ${came}`, index: held.index, room } : undefined;
  useEffect(() => {
    if (!isBack) return;
    const { activeElement, body } = document;
    if (activeElement === body)
      root.current?.querySelector<HTMLElement>("[data-stop], [data-focused]")?.focus({ preventScroll: true });
  }, [isBack]);
  return (
    <div ref={root}>
      {isPhone ? (
        <div className={css["cards"]}>
          {above > 0 && (
            <BarButton aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? "console.board.over.hide" : "console.board.over.show", { count: above })}
            </BarButton>
          )}
          {news}
          <VirtualList
            // Whoever asks for what is over wants to see it begin, and not what was seen before.
            key={cut === 0 ? "all" : "rest"}
            look="items"
            label={t("console.trips")}
            {...shown}
            {...(!isPlain && {
              count: total - cut,
              from: Math.max(0, from - cut),
              number: { first: Math.max(from, cut), all: total },
            })}
            items={cut > from ? trips.slice(cut - from) : trips}
            keyOf={({ trip_id: id }) => String(id)}
            size={CARD}
            begin={begin && { ...begin, index: begin.index - cut }}
            held={isPlain || held === undefined ? undefined : { ...held, index: held.index - cut }}
            onSight={(first, last) => look(first + cut, last + cut)}
            draw={(trip) => (
              <TripCard
                trip={trip}
                now={now}
                isFocused={trip.trip_id === focused}
                isChosen={isChosen(trip.trip_id)}
                isUnopened={unopened.includes(trip.order_id)}
                isChoosing={onChoose !== undefined}
                onPress={() => {
                  if (onChoose !== undefined) onChoose(trip);
                  else if (trip.trip_id === focused) doings.onOpen(trip);
                  else doings.onFocus(trip.trip_id);
                }}
              />
            )}
          />
        </div>
      ) : (
        <TripTable
          {...list}
          begin={begin}
          trips={trips}
          news={news}
          density={density}
          held={isPlain ? undefined : held}
          total={total}
          shown={shown}
          onSight={look}
        />
      )}
      {isPlain && total > limit && <PageSteps from={from} limit={limit} total={total} onJump={pages.jumpTo} />}
    </div>
  );
}
