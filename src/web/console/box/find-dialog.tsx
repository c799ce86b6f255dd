import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { commandsNow } from "#web/console/keys/use-keys.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { commandsFor, firstChosen, screenCommands, type BoxCommand } from "./box-commands.ts";
import css from "./find-dialog.module.css";
import { FindCommand, FindHit } from "./find-hit.tsx";
import { openedOrders } from "./opened-orders.ts";

/** After a pause this long in the typing the server is asked. */
const PAUSE_MS = 150;

/** So many yachts of what was typed stand in the box. */
const MOST_YACHTS = 5;

const GROUPS = ["row", "go", "do"] as const;

/** Finds an order by whatever somebody has of it, or a command by its words; the first order is chosen, and Enter opens it. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const rights = useRights();
  const [, go] = useLocation();
  const lang = new URLSearchParams(useSearch()).get("lang");
  const [text, setText] = useState("");
  const [walked, setWalked] = useState<number>();
  // What the screen behind the box listens to; the box itself keeps it from the keys.
  const [now] = useState(commandsNow);
  const [opened] = useState(openedOrders);
  const q = useDelayed(text.trim(), PAUSE_MS, "");
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
  const hits: readonly { readonly trip: BoardTripView; readonly by: string | undefined }[] = isEmpty
    ? lastOrders.map((trip) => ({ trip, by: undefined }))
    : q.length > 1
      ? (found.data?.hits ?? [])
      : [];
  const path = (to: string, values: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ ...values, ...(lang !== null && { lang }) }).toString();
    return query === "" ? to : `${to}?${query}`;
  };
  const goTo = (to: string, values?: Readonly<Record<string, string>>) => () => go(path(to, values));
  const isNothing =
    q.length > 1 && q === text.trim() && found.isSuccess && !found.isPlaceholderData && hits.length === 0;
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
  const foundYachts = (q.length > 1 && q === text.trim() ? (yachts.data?.yachts ?? []) : [])
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
  const count = hits.length + commands.length;
  const at = Math.min(walked ?? firstChosen(hits.length, commands), count - 1);
  const open = (orderId: number | undefined) => {
    if (orderId === undefined) return;
    onClose();
    go(path(`/console/orders/${orderId}`));
  };
  const run = (command: BoxCommand | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  /** Does what is chosen; whoever presses Enter before the answer has come gets the first order of what they typed. */
  const enter = async () => {
    const isSettled = q === text.trim() && !found.isPlaceholderData && !found.isPending;
    if (at >= hits.length && (isEmpty || isSettled || walked !== undefined)) return run(commands[at - hits.length]);
    if (isEmpty || isSettled || text.trim().length < 2) return open(hits[at]?.trip.order_id);
    const fresh = await client.fetchQuery(queryOf(text.trim())).catch(() => undefined);
    open(fresh?.hits[0]?.trip.order_id);
  };
  return (
    <Dialog open onClose={onClose} title={t("console.findTitle")} closeLabel={t("console.close")} look="wide">
      <div className={css["find"]}>
        <TextField
          ref={startHere}
          label={t("console.findLabel")}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={count > 0}
          aria-controls="found-orders"
          aria-activedescendant={at >= 0 ? `found-${at}` : undefined}
          onChange={(value) => {
            setText(value);
            setWalked(undefined);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) setWalked(Math.max(0, Math.min(count - 1, at + step)));
            else if (event.key === "Enter") void enter();
            else return;
            event.preventDefault();
          }}
        />
        <p role="status" className={css["status"]}>
          {q.length > 1 &&
            (found.isError
              ? t("console.failed")
              : hits.length > 0
                ? t("console.found", { count: hits.length })
                : isNothing && t("console.findNothing", { q }))}
        </p>
        <div id="found-orders" role="listbox" aria-label={t("console.findTitle")} className={css["list"]}>
          {hits.length > 0 && (
            <div role="group" aria-label={t(isEmpty ? "console.box.last" : "console.box.orders")}>
              <p className={css["group"]} aria-hidden="true">
                {t(isEmpty ? "console.box.last" : "console.box.orders")}
              </p>
              {hits.map(({ trip, by }, index) => (
                <FindHit
                  key={trip.trip_id}
                  id={`found-${index}`}
                  isChosen={index === at}
                  typed={text}
                  {...{ trip, by }}
                  onPress={() => open(trip.order_id)}
                />
              ))}
            </div>
          )}
          {GROUPS.map((group) => {
            const own = commands.filter((command) => command.group === group);
            if (own.length === 0) return null;
            return (
              <div key={group} role="group" aria-label={t(`console.box.${group}`)}>
                <p className={css["group"]} aria-hidden="true">
                  {t(`console.box.${group}`)}
                </p>
                {own.map((command) => {
                  const index = hits.length + commands.indexOf(command);
                  return (
                    <FindCommand
                      key={command.id}
                      id={`found-${index}`}
                      isChosen={index === at}
                      typed={text}
                      command={command}
                      onPress={() => run(command)}
                    />
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}
