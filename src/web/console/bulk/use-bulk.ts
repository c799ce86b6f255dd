import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { BulkOutcomeView } from "#contract/operator/bulk/bulk-deeds.ts";
import { UNDO_SECONDS } from "#domain/orders/undo-seconds.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { isUnanswered } from "#web/api/failure-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { partsOf, type BulkDeed } from "./bulk-parts.ts";

/** What has become of several trips so far. */
export interface BulkResult {
  readonly done: number;
  readonly refused: readonly { readonly trip: BoardTripView; readonly why: string }[];
  /** Sent without an answer: they may be done all the same. */
  readonly unanswered: readonly BoardTripView[];
  readonly all: number;
  readonly isOver: boolean;
  /** Until when it can be undone, by the clock of this machine; undefined where nothing can. */
  readonly undoUntil?: number | undefined;
  /** How many trips were undone. */
  readonly undone?: number | undefined;
}

/** How often a lost answer is asked for again under the same key. */
const TRIES = 3;

type RunOptions = {
  /** What only one trip is sent. */
  readonly ofTrip?: (trip: BoardTripView) => object;
  /** Nobody has been told of it for a few seconds. */
  readonly isUndoable?: boolean;
};

/** Does the same to several trips, part by part, and tells of each what became of it. */
export function useBulk() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult>();
  const made = useRef<{ readonly doneTo: readonly number[]; readonly versions: Map<number, number> }>({
    doneTo: [],
    versions: new Map(),
  });

  const send = async (deed: BulkDeed, body: unknown): Promise<BulkOutcomeView> => {
    const attempt = newAttemptKey();
    for (let tried = 1; ; tried++) {
      try {
        return await api(deed, { body, attempt } as never);
      } catch (error) {
        if (tried === TRIES || !(error instanceof ApiError) || error.lost !== "network") throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
      }
    }
  };
  const run = async (
    deed: BulkDeed,
    trips: readonly BoardTripView[],
    more: object = {},
    { ofTrip = () => ({}), isUndoable = false }: RunOptions = {},
  ) => {
    let done = 0;
    const refused: { trip: BoardTripView; why: string }[] = [];
    const unanswered: BoardTripView[] = [];
    // A part raises the version of an order of which the next part has another trip.
    const versions = new Map<number, number>();
    const doneTo: number[] = [];
    let undoUntil: number | undefined;
    const tell = (isOver: boolean) =>
      setResult({
        done,
        refused: [...refused],
        unanswered: [...unanswered],
        all: trips.length,
        isOver,
        undoUntil: isOver ? undoUntil : undefined,
      });
    tell(false);
    for (const part of partsOf(trips)) {
      const asked = part.map((trip) => ({
        trip_id: trip.trip_id,
        version: versions.get(trip.order_id) ?? trip.version,
        ...ofTrip(trip),
      }));
      const sentAt = Date.now();
      try {
        const outcome = await send(deed, { trips: asked, ...more });
        for (const one of outcome.results) {
          const trip = part.find(({ trip_id: id }) => id === one.trip_id);
          if (one.refused === null) {
            done++;
            if (trip !== undefined) doneTo.push(trip.order_id);
            // The server counts from when it was done, so nobody is promised more than is left.
            if (isUndoable) undoUntil ??= sentAt + UNDO_SECONDS * 1000;
          }
          if (one.refused !== null && trip !== undefined) refused.push({ trip, why: one.refused.message });
        }
        const doneIds = new Set(outcome.results.flatMap((one) => (one.refused === null ? [one.trip_id] : [])));
        for (const trip of outcome.trips) if (doneIds.has(trip.trip_id)) versions.set(trip.order_id, trip.version);
      } catch (error) {
        const why = error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown");
        if (isUnanswered(error)) unanswered.push(...part);
        else refused.push(...part.map((trip) => ({ trip, why })));
      }
      tell(false);
    }
    tell(true);
    made.current = { doneTo, versions };
    void client.invalidateQueries({ queryKey: ["board"] });
    return { isAnswered: unanswered.length === 0 };
  };
  /** Undoes what was done last, trip by trip where an order has several. */
  const undo = async () => {
    const { doneTo, versions } = made.current;
    setResult((now) => now && { ...now, undoUntil: undefined });
    let undone = 0;
    await Promise.all(
      [...new Set(doneTo)].map(async (orderId) => {
        for (const _ of doneTo.filter((one) => one === orderId)) {
          const body = { version: versions.get(orderId) ?? 0 };
          const answer = await api("undoAction", { params: { order_id: orderId }, body }).catch(() => undefined);
          if (answer === undefined) return;
          undone++;
          versions.set(orderId, answer.trips[0]?.version ?? body.version);
        }
      }),
    );
    setResult((now) => now && { ...now, undone });
    void client.invalidateQueries({ queryKey: ["board"] });
  };
  const endUndo = () => setResult((now) => now && { ...now, undoUntil: undefined });
  return { result, run, undo, endUndo, forget: () => setResult(undefined) };
}
