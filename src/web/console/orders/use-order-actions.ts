import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { HandState } from "#domain/orders/state-by-hand.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { callsAlike } from "#web/console/api/console-api.ts";
import type { CallBody, CallsAlike, ConsoleCalls } from "#web/console/api/console-calls.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useKeptAttempt } from "#web/console/api/use-kept-attempt.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { metPress, type MeantState } from "#web/console/live/met-press.ts";
import type { Said } from "#web/console/live/said-part.tsx";

type OrderParams = { readonly order_id: number };
type OrderNow = EndpointResult<ConsoleCalls["confirmOrder"]>;

/** The calls that do something to an order and answer what it is then. */
type OrderAction = CallsAlike<OrderParams, OrderNow>;

type Doing = {
  readonly orderId: number;
  /** The version of the order that was seen, where the action names it. */
  readonly since: number | undefined;
  readonly send: () => Promise<OrderNow>;
  /** Words for what is done, once it is. */
  readonly done: string;
  /** The state that it gives, where it gives one by a press alone. */
  readonly meant?: MeantState | undefined;
};

/** What is done to which order by which body, and the words for it. */
type Asked<Name extends OrderAction> = [
  action: Name,
  orderId: number,
  body: CallBody<Name>,
  done: string,
  meant?: MeantState,
];

/** What was confirmed last, while it may be taken back. */
export interface Undoable {
  readonly trip: BoardTripView;
  /** By the clock of this machine. */
  readonly until: number;
}

type Page = EndpointResult<ConsoleCalls["findBoardTrips"]>;

/** Sends one thing at a time, says what became of it, and shows the rows that it changed as they are then. */
function useOrderMutation() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<Said>();
  const [undoable, setUndoable] = useState<Undoable>();

  const why = (error: unknown): string => serverWords(error) ?? t("console.unknown");
  const mutation = useMutation({
    mutationFn: async ({ send }: Doing) => send(),
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
    onError: (error, { orderId, since, meant }) => {
      const isOld = refusalCode(error) === "order-changed-meanwhile";
      const told = { text: isOld ? t("console.changedMeanwhile") : why(error), isBad: true };
      setSaid(told);
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
  return { mutation, why, said, setSaid, undoable, setUndoable };
}

/** What the staff does to orders: one attempt each, its outcome in words, and the rows it changed as they are then. */
export function useOrderActions() {
  const { api, t } = useConsole();
  const { mutation, why, said, setSaid, undoable, setUndoable } = useOrderMutation();
  const keep = useKeptAttempt();
  const call = callsAlike<OrderParams, OrderNow>(api);
  const attempt = async <Name extends OrderAction>(...[action, orderId, body, done, meant]: Asked<Name>) => {
    const sent = { params: { order_id: orderId }, body };
    const send = () => keep([action, orderId, body], (key) => call(action, { ...sent, attempt: key }));
    return mutation.mutateAsync({ orderId, since: "version" in body ? body.version : undefined, send, done, meant });
  };
  /** Does it; answers why it was not done, in words. */
  const act = <Name extends OrderAction>(...asked: Asked<Name>) => attempt(...asked).then(() => true as const, why);
  const meaning = ({ trip_id: tripId, state: was }: BoardTripView, mine: string): MeantState => ({ tripId, was, mine });
  return {
    /** Tries something else once; whoever asked shows why it was refused. */
    attempt,
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
          add: TRIP_MARKS.filter((mark) => checked.includes(mark) && !trip.marks.includes(mark)),
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
