import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BulkOutcomeView } from "#contract/console/bulk/bulk-deeds.ts";
import { UNDO_SECONDS } from "#domain/orders/undo-seconds.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { isUnanswered } from "#web/api/failure-words.ts";
import { callsAlike } from "#web/console/api/console-api.ts";
import type { CallBody, NoParams } from "#web/console/api/console-calls.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { sendAgainIfLost } from "#web/console/api/use-kept-attempt.ts";
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

/** A trip as a call names it, with the version of its order. */
type AskedTrip = Pick<BoardTripView, "trip_id" | "version">;

/** Does the same to several trips, part by part, and tells of each what became of it. */
export function useBulk() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult>();
  const made = useRef<{ readonly doneTo: readonly number[]; readonly versions: Map<number, number> }>({
    doneTo: [],
    versions: new Map(),
  });

  const call = callsAlike<NoParams, BulkOutcomeView>(api);
  /** Sends the trips part by part; what can be undone is told to nobody for a few seconds. */
  const run = async <Name extends BulkDeed>(
    deed: Name,
    trips: readonly BoardTripView[],
    bodyOf: (asked: AskedTrip[]) => CallBody<Name>,
    isUndoable = false,
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
      }));
      const sentAt = Date.now();
      try {
        const body = bodyOf(asked);
        const outcome = await sendAgainIfLost(newAttemptKey(), (attempt) => call(deed, { params: {}, body, attempt }));
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
        const why = serverWords(error) ?? t("console.unknown");
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
