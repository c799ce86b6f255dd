import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { formatDayTime } from "#i18n/format.ts";
import { CommandBox, type CommandLine } from "#ui/command-box.tsx";
import {
  Car,
  PlaneLanding,
  TrainFront,
  ArrowLeftRight,
  ArrowRight,
  Banknote,
  Bookmark,
  Calendar,
  Check,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Columns3,
  Eye,
  FlaskConical,
  Info,
  LayoutList,
  ListChecks,
  MessageSquareText,
  Navigation,
  Pencil,
  Phone,
  Sailboat,
  SlidersHorizontal,
  Undo2,
  UserRound,
  UserX,
} from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf } from "#web/console/board/trip-words.ts";
import { commandsNow } from "#web/console/keys/use-keys.ts";
import { GROUPS, useBoxCommands } from "./use-box-commands.ts";
import { searchQuery, useFound, type Found, type Hit } from "./use-found.ts";

/** What each command is drawn as; the same as where it stands on its screen. */
const GLYPHS: Readonly<Record<string, typeof Check>> = {
  confirm: CircleCheck,
  undo: Undo2,
  seen: Eye,
  driver: UserRound,
  note: MessageSquareText,
  price: FlaskConical,
  change: Pencil,
  state: Navigation,
  "no-show": UserX,
  agree: Banknote,
  provider: ArrowLeftRight,
  actions: ListChecks,
  "other-trip": ArrowRight,
  "view-list": LayoutList,
  "view-day": Calendar,
  "view-timeline": Columns3,
  "day-before": ChevronLeft,
  "day-after": ChevronRight,
  "day-today": Calendar,
  filters: SlidersHorizontal,
  views: Bookmark,
  board: LayoutList,
  yachts: Sailboat,
  yacht: Sailboat,
  requests: MessageSquareText,
  tester: FlaskConical,
  new: Phone,
  "new-with": Phone,
  help: Info,
};

/** The icon of a command of the box; one that walks through the list has the tick of choosing. */
function CommandIcon({ of }: { readonly of: string }) {
  return <Icon glyph={GLYPHS[of.replace(/^yacht-\d+$/, "yacht")] ?? Check} size={20} />;
}

type FindDialogProps = {
  /** What is looked for before anything is typed. */
  readonly start?: string;
  readonly onClose: () => void;
};

/** Finds an order by whatever somebody has of it, or a command by its words; the first order is chosen, and Enter opens it. */
export function FindDialog({ start = "", onClose }: FindDialogProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const [, go] = useLocation();
  const address = useAddress();
  const [text, setText] = useState(start);
  // What the screen behind the box listens to; the box itself keeps it from the keys.
  const [now] = useState(commandsNow);
  const box = useFound(text);
  const { hits, sought, isEmpty } = box;
  const { commands, first } = useBoxCommands({ text, now, box });
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
    if (box.isSettled || isWalked || sought.length < 2) return pick(key);
    const fresh = await client.fetchQuery(searchQuery(api, sought)).catch(() => undefined);
    open(fresh?.hits[0]?.trip.order_id);
  };
  return (
    <CommandBox
      title={t("console.findTitle")}
      closeLabel={t("console.close")}
      label={t("console.findLabel")}
      text={text}
      onTextChange={setText}
      status={statusWords(box, text, t)}
      groups={[
        {
          key: "orders",
          label: t(isEmpty ? "console.box.last" : "console.box.orders"),
          lines: hits.map((hit) => orderLine(hit, { t, locale })),
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

/** An order as a line of the box, with that by which it was found. */
function orderLine({ trip, by }: Hit, { t, locale }: Pick<Console, "t" | "locale">): CommandLine {
  const { from, to } = endsOf(trip);
  const way = [from, to].filter(Boolean).join(" → ");
  return {
    key: keyOf(trip),
    text: trip.name,
    icon: <Icon glyph={trip.travel_number === "" ? Car : trip.airport === "" ? TrainFront : PlaneLanding} size={20} />,
    second: `${formatDayTime(trip.pickup.local, locale)} · ${way}`,
    aside: <TripState state={trip.state} />,
    asideSecond: [String(trip.order_id), by && t(`console.by.${by}`)].filter(Boolean).join(" · "),
  };
}

/** What is said of what was found. */
function statusWords({ q, sought, found, hits, isNothing }: Found, text: string, t: Console["t"]): string {
  if (q.length < 2) return "";
  if (found.isError) return t("console.failed");
  if (hits.length > 0)
    return [sought !== text.trim() && t("console.bar.sought", { q }), t("console.found", { count: hits.length })]
      .filter(Boolean)
      .join(" ");
  return isNothing ? t("console.findNothing", { q }) : "";
}
