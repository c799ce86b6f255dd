import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { HandState } from "#domain/orders/state-by-hand.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { ConsoleInput } from "#web/console/api/console-api.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { metPress, type MeantState } from "#web/console/live/met-press.ts";
import type { Said } from "#web/console/live/said-part.tsx";

/** The calls that do something to an order and answer what it is then. */
type OrderAction =
  | "confirmOrder"
  | "undoAction"
  | "seeChanges"
  | "nameDriver"
  | "markTrip"
  | "addNote"
  | "clearDuplicate"
  | "setTripState"
  | "correctTripState"
  | "sayNoShow"
  | "addTripPhoto"
  | "agreePrice"
  | "setTripProvider"
  | "cancelOrder"
  | "changeOrder";

type Doing = {
  readonly action: OrderAction;
  readonly orderId: number;
  readonly body: unknown;
  /** Words for what is done, once it is. */
  readonly done: string;
  /** The state that it gives, where it gives one by a press alone. */
  readonly meant?: MeantState | undefined;
};

/** What was confirmed last, while it may be taken back. */
export interface Undoable {
  readonly trip: BoardTripView;
  /** By the clock of this machine. */
  readonly until: number;
}

type Page = EndpointResult<ConsoleCalls["findBoardTrips"]>;

/** How often a lost answer is asked for again under the same key before it is said to be unknown. */
const TRIES = 3;

/** What the staff does to orders: one attempt each, its outcome in words, and the rows it changed as they are then. */
export function useOrderActions() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<Said>();
  // Whoever presses again after a lost answer repeats the same attempt, which is done once.
  const lost = useRef<{ readonly doing: string; readonly attempt: string }>(undefined);
  const [undoable, setUndoable] = useState<Undoable>();

  const why = (error: unknown): string =>
    error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown");
  const mutation = useMutation({
    mutationFn: async ({ action, orderId, body }: Doing) => {
      const doing = JSON.stringify([action, orderId, body]);
      const attempt = lost.current?.doing === doing ? lost.current.attempt : newAttemptKey();
      lost.current = undefined;
      const input = { params: { order_id: orderId }, body, attempt } as ConsoleInput<"confirmOrder">;
      for (let tried = 1; ; tried++) {
        try {
          return await api(action as "confirmOrder", input);
        } catch (error) {
          const isLost = error instanceof ApiError && error.lost === "network";
          if (isLost && tried === TRIES) lost.current = { doing, attempt };
          if (!isLost || tried === TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
        }
      }
    },
    onMutate: () => setSaid(undefined),
    onSuccess: ({ trips, undo_until: until, now }, { done, orderId }) => {
      // Without it the next window would tell of one's own deed as of somebody else's.
      client.setQueryData<DeskOrderView>(["board", "order", orderId], (order) =>
        order === undefined ? order : { ...order, trips: order.trips.map(fresh(trips)) },
      );
      client.setQueriesData<InfiniteData<Page>>({ queryKey: ["board", "trips"] }, (data) =>
        data === undefined
          ? data
          : { ...data, pages: data.pages.map((page) => ({ ...page, trips: page.trips.map(fresh(trips)) })) },
      );
      const [trip] = trips;
      setUndoable(until === null || trip === undefined ? undefined : { trip, until: Date.now() + until - now });
      setSaid({ text: done, isBad: false });
    },
    onError: (error, { orderId, body, meant }) => {
      const isOld = refusalCode(error) === "order-changed-meanwhile";
      const told = { text: isOld ? t("console.changedMeanwhile") : why(error), isBad: true };
      setSaid(told);
      const { version: since } = body as { readonly version?: number };
      if (isOld && since !== undefined)
        void metPress({ client, api }, { orderId, since, meant }).then((met) =>
          setSaid((now) => (now === told ? { ...told, met } : now)),
        );
      // A right that was taken away shows in the menu as well.
      if (error instanceof ApiError && error.status === 403) void client.invalidateQueries({ queryKey: ["session"] });
    },
    // Nobody waits for it: what was done is shown already.
    onSettled: () => void client.invalidateQueries({ queryKey: ["board"] }),
  });

  /** Does it; answers why it was not done, in words. */
  const act = (action: OrderAction, orderId: number, body: unknown, done: string, meant?: MeantState) =>
    mutation.mutateAsync({ action, orderId, body, done, meant }).then(() => true as const, why);
  const meaning = ({ trip_id: tripId, state: was }: BoardTripView, mine: string): MeantState => ({ tripId, was, mine });
  return {
    /** Tries something else once; whoever asked shows why it was refused. */
    attempt: async (action: OrderAction, orderId: number, body: unknown, done: string) =>
      mutation.mutateAsync({ action, orderId, body, done }),
    said,
    /** Says why something cannot be done. */
    refuse: (text: string) => setSaid({ text, isBad: true }),
    /** The order that something was last done to. */
    doneTo: mutation.isSuccess ? mutation.data.order_id : undefined,
    undoable,
    isBusy: mutation.isPending,
    hush: () => setSaid(undefined),
    endUndo: () => setUndoable(undefined),
    confirm: (trip: BoardTripView) =>
      act(
        "confirmOrder",
        trip.order_id,
        { version: trip.version },
        t("console.confirmed", { name: trip.name }),
        meaning(trip, "confirmed"),
      ),
    undo: ({ trip }: Undoable) =>
      act("undoAction", trip.order_id, { version: trip.version }, t("console.undone", { name: trip.name })),
    see: (trip: BoardTripView) =>
      act("seeChanges", trip.order_id, { version: trip.version }, t("console.seen", { name: trip.name })),
    nameDriver: (trip: BoardTripView, driver: NonNullable<BoardTripView["driver"]> | null, tell: boolean) =>
      act(
        "nameDriver",
        trip.order_id,
        {
          version: trip.version,
          trip_id: trip.trip_id,
          driver: driver && { name: driver.name, phone: driver.phone, car: driver.car, plate: driver.plate },
          tell,
        },
        t(driver === null ? "console.driverGone" : "console.driverNamed", { name: driver?.name ?? "" }),
      ),
    mark: (trip: BoardTripView, checked: readonly string[]) =>
      act(
        "markTrip",
        trip.order_id,
        {
          trip_id: trip.trip_id,
          add: checked.filter((mark) => !trip.marks.some((has) => has === mark)),
          remove: trip.marks.filter((mark) => !checked.includes(mark)),
        },
        t("console.marked", { name: trip.name }),
      ),
    setState: (trip: BoardTripView, state: HandState) =>
      act(
        "setTripState",
        trip.order_id,
        { version: trip.version, trip_id: trip.trip_id, state },
        t("console.order.said", { name: trip.name, state: t(`console.state.${state}`) }),
        meaning(trip, state),
      ),
    clearDuplicate: (orderId: number, tripId: number, other: BoardTripView) =>
      act(
        "clearDuplicate",
        orderId,
        { trip_id: tripId, other_id: other.trip_id },
        t("console.board.duplicate.gone", { number: other.order_id }),
      ),
    note: (trip: Pick<BoardTripView, "order_id">, text: string) =>
      act("addNote", trip.order_id, { text }, t("console.noted")),
  };
}

/** What the staff does to orders, as parts of the board and the page of an order get it. */
export type OrderActions = ReturnType<typeof useOrderActions>;

const fresh = (trips: readonly BoardTripView[]) => (trip: BoardTripView) =>
  trips.find((one) => one.trip_id === trip.trip_id) ?? trip;
