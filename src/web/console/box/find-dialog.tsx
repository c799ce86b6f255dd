import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { orderScrap } from "#domain/orders/order-scrap.ts";
import type { SearchField } from "#domain/orders/search-field.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { formatDayTime } from "#i18n/format.ts";
import { CommandBox, type CommandLine } from "#ui/command-box.tsx";
import { Car, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf } from "#web/console/board/trip-words.ts";
import { commandsNow } from "#web/console/keys/use-keys.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { commandsFor, firstChosen, screenCommands, type BoxCommand } from "./box-commands.ts";
import { CommandIcon } from "./command-icon.tsx";
import { openedOrders } from "./opened-orders.ts";

/** After a pause this long in the typing the server is asked. */
const PAUSE_MS = 150;

/** The server is asked for so many characters at most; what is pasted may be longer. */
const MOST_ASKED = STAFF_TEXTS.sought;

/** So many yachts of what was typed stand in the box. */
const MOST_YACHTS = 5;

const GROUPS = ["row", "go", "do"] as const;

type FindDialogProps = {
  /** What is looked for before anything is typed. */
  readonly start?: string;
  readonly onClose: () => void;
};

/** Finds an order by whatever somebody has of it, or a command by its words; the first order is chosen, and Enter opens it. */
export function FindDialog({ start = "", onClose }: FindDialogProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  const [text, setText] = useState(start);
  // A letter that was pasted is looked for by what of it finds an order.
  const sought = orderScrap(text).slice(0, MOST_ASKED);
  // What the screen behind the box listens to; the box itself keeps it from the keys.
  const [now] = useState(commandsNow);
  const [opened] = useState(openedOrders);
  const q = useDelayed(sought, PAUSE_MS, "");
  const queryOf = (asked: string) =>
    queryOptions({
      queryKey: ["search", asked],
      queryFn: ({ signal }) => api("searchOrders", { query: { q: asked }, signal }),
    });
  const found = useQuery({ ...queryOf(q), enabled: q.length > 1, placeholderData: keepPreviousData });
  const last = useQuery({
    queryKey: ["search", "opened", opened],
    queryFn: ({ signal }) => api("findBoardTrips", { query: { order: opened.join(","), limit: 50 }, signal }),
    enabled: opened.length > 0,
  });
  const yachts = useQuery({
    queryKey: ["board", "yachts", "found", q],
    queryFn: ({ signal }) => api("findYachts", { query: { q }, signal }),
    enabled: q.length > 1,
  });
  const isEmpty = text.trim() === "";
  const lastOrders = opened.flatMap(
    (id) => last.data?.trips.find(({ order_id: order, position }) => order === id && position === 1) ?? [],
  );
  const hits: readonly { readonly trip: BoardTripView; readonly by: SearchField | undefined }[] = isEmpty
    ? lastOrders.map((trip) => ({ trip, by: undefined }))
    : q.length > 1
      ? (found.data?.hits ?? [])
      : [];
  const orderLine = (trip: BoardTripView, by: SearchField | undefined): CommandLine => {
    const { from, to } = endsOf(trip);
    const way = [from, to].filter(Boolean).join(" → ");
    return {
      key: keyOf(trip),
      text: trip.name,
      icon: (
        <Icon glyph={trip.travel_number === "" ? Car : trip.airport === "" ? TrainFront : PlaneLanding} size={20} />
      ),
      second: `${formatDayTime(trip.pickup.local, locale)} · ${way}`,
      aside: <TripState state={trip.state} />,
      asideSecond: [String(trip.order_id), by && t(`console.by.${by}`)].filter(Boolean).join(" · "),
    };
  };
  const goTo =
    (...to: Parameters<typeof address>) =>
    () =>
      go(address(...to));
  const isNothing = q.length > 1 && q === sought && found.isSuccess && !found.isPlaceholderData && hits.length === 0;
  const mayPlace = rights("placing") === "works";
  const of = (id: string, group: "go" | "do", label: string, keys: string, run: () => void): BoxCommand => ({
    id,
    group,
    label,
    keys,
    isWriting: false,
    run,
  });
  const all: readonly BoxCommand[] = [
    ...screenCommands(now, (command) => t(`console.key.${command}`)),
    of("board", "go", t("console.board"), "G B", goTo("/console")),
    of("yachts", "go", t("console.yachts.title"), "", goTo("/console/yachts")),
    ...(rights("requests") === undefined
      ? []
      : [of("requests", "go", t("console.requests.title"), "G R", goTo("/console/requests"))]),
    ...(rights("tester") === undefined
      ? []
      : [of("tester", "go", t("console.tester.menu"), "G T", goTo("/console/tester"))]),
    ...(mayPlace ? [of("new", "do", t("console.phone.new"), "N", goTo("/console/orders/new"))] : []),
    ...(now.help ? [of("help", "do", t("console.keys"), "?", now.help)] : []),
  ];
  const foundYachts = (q.length > 1 && q === sought ? (yachts.data?.yachts ?? []) : [])
    .slice(0, MOST_YACHTS)
    .map(({ order_id: id, vessel, name }) =>
      of(
        `yacht-${id}`,
        "go",
        t("console.yachts.found", { vessel, name, number: id }),
        "",
        goTo(`/console/orders/${id}`),
      ),
    );
  const withText: readonly BoxCommand[] =
    isNothing && foundYachts.length === 0 && mayPlace
      ? [of("new-with", "do", t("console.phone.newWith", { text: q }), "", goTo("/console/orders/new", { text: q }))]
      : [];
  const asked = [...foundYachts, ...commandsFor(all, text), ...withText];
  const commands = GROUPS.flatMap((group) => asked.filter((command) => command.group === group));
  const first = firstChosen(hits.length, commands);
  const pick = (key: string | undefined) => {
    const order = hits.find(({ trip }) => keyOf(trip) === key)?.trip.order_id;
    if (order !== undefined) return open(order);
    const command = commands.find(({ id }) => id === key);
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const open = (orderId: number | undefined) => {
    if (orderId === undefined) return;
    onClose();
    go(address(`/console/orders/${orderId}`));
  };
  /** Does what is chosen; whoever presses Enter before the answer has come gets the first order of what they typed. */
  const enter = async (key: string | undefined, isWalked: boolean) => {
    const isSettled = q === sought && !found.isPlaceholderData && !found.isPending;
    if (isSettled || isWalked || sought.length < 2) return pick(key);
    const fresh = await client.fetchQuery(queryOf(sought)).catch(() => undefined);
    open(fresh?.hits[0]?.trip.order_id);
  };
  const status =
    q.length < 2
      ? ""
      : found.isError
        ? t("console.failed")
        : hits.length > 0
          ? [sought !== text.trim() && t("console.bar.sought", { q }), t("console.found", { count: hits.length })]
              .filter(Boolean)
              .join(" ")
          : isNothing
            ? t("console.findNothing", { q })
            : "";
  return (
    <CommandBox
      title={t("console.findTitle")}
      closeLabel={t("console.close")}
      label={t("console.findLabel")}
      text={text}
      onTextChange={setText}
      status={status}
      groups={[
        {
          key: "orders",
          label: t(isEmpty ? "console.box.last" : "console.box.orders"),
          lines: hits.map(({ trip, by }) => orderLine(trip, by)),
        },
        ...GROUPS.map((group) => ({
          key: group,
          label: t(`console.box.${group}`),
          lines: commands
            .filter((command) => command.group === group)
            .map(({ id, label, keys }) => ({
              key: id,
              text: label,
              icon: <CommandIcon of={id} />,
              ...(keys !== "" && { keys }),
            })),
        })),
      ].filter(({ lines }) => lines.length > 0)}
      first={first < hits.length ? hits.map(({ trip }) => keyOf(trip))[first] : commands[first]?.id}
      onPick={pick}
      onEnter={(key, isWalked) => void enter(key, isWalked)}
      hints={[
        { keys: ["↑", "↓"], label: t("console.board.box.choose") },
        { keys: ["Enter"], label: t("console.board.box.open") },
        { keys: ["Esc"], label: t("console.board.box.close") },
      ]}
      onClose={onClose}
    />
  );
}

const keyOf = (trip: BoardTripView): string => `trip ${trip.trip_id}`;
