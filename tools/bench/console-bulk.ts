import { randomBytes } from "node:crypto";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { BulkOutcomeView } from "#contract/console/bulk/bulk-deeds.ts";
import type { CancellingShownView } from "#contract/console/bulk/cancel-trips.ts";
import type { PassingProviderView } from "#contract/console/bulk/preview-pass-trips.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import type { Ask } from "./console-calls.ts";

/** How long a deed took for so many trips, and how many of them were refused. */
export interface BulkFigure {
  readonly name: string;
  readonly trips: number;
  readonly refused: number;
  readonly ms: number;
}

/** A page of the board. */
const PAGE = 100;
/** A tenth of all that may be chosen, and all: what grows faster than their number shows. */
const COUNTS = [BULK_LIMITS.chosen / 10, BULK_LIMITS.chosen];

/** Does to many trips what the board does to chosen ones, call by call: confirms, passes to another provider, writes, cancels. */
export async function bulkFigures(url: string, headers: Record<string, string>, ask: Ask): Promise<BulkFigure[]> {
  const send = async <Result>(path: string, body: object): Promise<Result> => {
    const answer = await fetch(`${url}/operator/v1/bulk/${path}?lang=en`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "idempotency-key": randomBytes(16).toString("hex") },
      body: JSON.stringify(body),
    });
    const { result } = (await answer.json()) as { readonly result: Result | null };
    if (result === null) throw new Error(`${path} answered ${answer.status}.`);
    return result;
  };
  const figures: BulkFigure[] = [];
  const measure = async (name: string, trips: number, work: () => Promise<number>): Promise<void> => {
    const begun = performance.now();
    const refused = await work();
    figures.push({ name, trips, refused, ms: performance.now() - begun });
  };
  const find = async (query: string, count: number): Promise<BoardTripView[]> => {
    const found: BoardTripView[] = [];
    let after = "";
    while (found.length < count) {
      const page = await ask<{ readonly trips: readonly BoardTripView[]; readonly next: string | null }>(
        `trips?lang=en&limit=${PAGE}${query}${after}`,
      );
      found.push(...page.trips.filter(({ state }) => state === "placed" || state === "confirmed"));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    return found.slice(0, count);
  };
  /** One deed in as many calls as the board sends, each with the versions that those before it left; how many trips were refused. */
  const inCalls = async (path: string, trips: readonly BoardTripView[], more: object): Promise<number> => {
    let refused = 0;
    const versions = new Map<number, number>();
    for (let at = 0; at < trips.length; at += BULK_LIMITS.inOneCall) {
      const part = trips.slice(at, at + BULK_LIMITS.inOneCall).map(({ trip_id, order_id, version }) => ({
        trip_id,
        version: versions.get(order_id) ?? version,
      }));
      const outcome = await send<BulkOutcomeView>(path, { ...more, trips: part });
      for (const trip of outcome.trips) versions.set(trip.order_id, trip.version);
      refused += outcome.results.filter((one) => one.refused !== null).length;
    }
    return refused;
  };
  const ahead = `&from=${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}`;
  for (const count of COUNTS) {
    const waiting = await find("&group=to-confirm", count);
    await measure("confirm", waiting.length, async () => inCalls("confirm", waiting, {}));
  }
  for (const count of COUNTS) {
    const trips = await find(ahead, count);
    const ids = trips.map(({ trip_id: id }) => id);
    const { providers } = await send<{ readonly providers: readonly PassingProviderView[] }>("provider/preview", {
      trip_ids: ids.slice(0, BULK_LIMITS.inOneCall),
    });
    const other = providers.toSorted((a, b) => a.drives - b.drives)[0]?.id ?? 0;
    await measure("pass to another provider", trips.length, async () =>
      inCalls("provider", trips, { provider_id: other }),
    );
  }
  for (const count of COUNTS) {
    const trips = await find(ahead, count);
    const words = { subject: "Your ride", text: "{name}, we wait for you." };
    await measure("letter", trips.length, async () => inCalls("letter", trips, words));
  }
  const cancelled = (await find(`${ahead}&sort=-pickup`, BULK_LIMITS.cancelled)).map(({ trip_id: id }) => id);
  const shown = await send<CancellingShownView>("cancel/preview", { trip_ids: cancelled, reason: "traveller" });
  const able = shown.trips.filter(({ refused }) => refused === null);
  await measure("cancel", able.length, async () => {
    const trips = able.map(({ trip_id, version, fee, refund }) => ({ trip_id, version, fee, refund }));
    const { results } = await send<BulkOutcomeView>("cancel", { trips, reason: "traveller" });
    return results.filter((one) => one.refused !== null).length;
  });
  return figures;
}
