import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { BulkOutcomeView } from "#contract/operator/bulk/bulk-deeds.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { partsOf, type BulkDeed } from "./bulk-parts.ts";

/** What has become of several trips so far. */
export interface BulkResult {
  readonly done: number;
  readonly refused: readonly { readonly trip: BoardTripView; readonly why: string }[];
  readonly all: number;
  readonly isOver: boolean;
}

/** How often a lost answer is asked for again under the same key. */
const TRIES = 3;

/** Does the same to several trips, part by part, and tells of each what became of it. */
export function useBulk() {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult>();

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
    ofTrip: (trip: BoardTripView) => object = () => ({}),
  ) => {
    let done = 0;
    const refused: { trip: BoardTripView; why: string }[] = [];
    // A part raises the version of an order of which the next part has another trip.
    const versions = new Map<number, number>();
    const tell = (isOver: boolean) => setResult({ done, refused: [...refused], all: trips.length, isOver });
    tell(false);
    for (const part of partsOf(trips)) {
      const asked = part.map((trip) => ({
        trip_id: trip.trip_id,
        version: versions.get(trip.order_id) ?? trip.version,
        ...ofTrip(trip),
      }));
      try {
        const outcome = await send(deed, { trips: asked, ...more });
        for (const one of outcome.results) {
          const trip = part.find(({ trip_id: id }) => id === one.trip_id);
          if (one.refused === null) done++;
          else if (trip !== undefined) refused.push({ trip, why: one.refused.message });
        }
        const doneIds = new Set(outcome.results.flatMap((one) => (one.refused === null ? [one.trip_id] : [])));
        for (const trip of outcome.trips) if (doneIds.has(trip.trip_id)) versions.set(trip.order_id, trip.version);
      } catch (error) {
        const why = error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown");
        refused.push(...part.map((trip) => ({ trip, why })));
      }
      tell(false);
    }
    tell(true);
    void client.invalidateQueries({ queryKey: ["board"] });
  };
  return { result, run, forget: () => setResult(undefined) };
}
