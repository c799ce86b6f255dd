import type { Kysely } from "kysely";
import { Client, type ClientConfig } from "pg";
import type { Tables } from "#server/database/tables.ts";
import { createDeafLook } from "#server/live/deaf-look.ts";
import { sayOn } from "#server/live/order-changes.repository.ts";

/** The channel that triggers of the database speak on. */
const CHANNEL = "nameboard_orders";
/** The channel on which servers tell each other who has an order open. */
export const HERE_CHANNEL = "nameboard_here";
/** The channel on which a server says a word to itself, to learn whether it hears. */
const SELF_CHANNEL = "nameboard_self";
/** After a lost connection another is tried this often. */
const AGAIN_MS = 1000;
/** How often a server that hears nothing looks, and how long it waits for its own word first. */
const LOOK_MS = 2000;

/** So far the clocks of two servers may be apart. */
const CLOCKS_MS = 2000;

/** What a listener is told: the number of an order that has changed, that requests have, or that something may have been missed. */
export type OrderChange = number | "requests" | "look-again";

/** Tells of changes of orders as they are committed, by whichever server. */
export interface OrderChanges {
  /** Calls the listener from now on; returns what ends that. */
  subscribe(listener: (change: OrderChange) => void): () => void;
  /** Whether something may have changed since a moment, by epoch milliseconds: also where nobody has listened for so long. */
  mayHaveChanged(since: number): boolean;
  /** Calls the listener with what servers tell each other of who has an order open, this one as well. */
  hear(listener: (said: string) => void): void;
  close(): Promise<void>;
}

/** Where changes are heard: by a connection made like those of the pool, and by the pool itself where that hears nothing. */
interface Heard {
  readonly db: Kysely<Tables>;
  readonly pool: { readonly options: ClientConfig };
}

/**
 * Listens to the database by one connection outside the pool, from the first listener on. A lost connection is opened again by itself, and then
 * everybody is told to look again: nobody knows what was missed. Where notices do not come through, as behind a pooler that hands connections on
 * after each transaction, it looks at what the triggers have counted instead.
 */
export function createOrderChanges(
  { db, pool }: Heard,
  onTrouble: (error: unknown) => void,
  lookMs = LOOK_MS,
): OrderChanges {
  const listeners = new Set<(change: OrderChange) => void>();
  const hearers = new Set<(said: string) => void>();
  // What came before it listened is unknown.
  let changedAt = Infinity;
  const tell = (change: OrderChange): void => {
    changedAt = Date.now();
    listeners.forEach((listener) => listener(change));
  };
  const deaf = createDeafLook(db, { lookMs, onTrouble, onChange: () => tell("look-again") });
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const open = async (isAgain: boolean): Promise<void> => {
    const own = new Client({ ...pool.options, application_name: "nameboard-live", keepAlive: true });
    client = own;
    let isLost = false;
    const lose = (error: unknown): void => {
      if (isLost || isClosed) return;
      isLost = true;
      onTrouble(error);
      own.end().catch(() => undefined);
      again = setTimeout(() => void open(true), AGAIN_MS);
    };
    own.on("error", lose);
    own.on("end", () => lose(new Error("The connection that listens has ended.")));
    own.on("notification", ({ channel, payload = "" }) => {
      deaf.stop();
      if (channel === CHANNEL) tell(payload === "requests" ? payload : Number(payload));
      else if (channel === HERE_CHANNEL) hearers.forEach((hear) => hear(payload));
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}; listen ${HERE_CHANNEL}; listen ${SELF_CHANNEL}`);
      changedAt = Date.now();
      if (isAgain) tell("look-again");
      deaf.start();
      await sayOn(db, SELF_CHANNEL, "");
    } catch (error) {
      lose(error);
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (client === undefined) void open(false);
      return () => listeners.delete(listener);
    },
    mayHaveChanged: (since) => changedAt >= since - CLOCKS_MS,
    hear: (listener) => {
      hearers.add(listener);
      if (client === undefined) void open(false);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      deaf.stop();
      await client?.end().catch(() => undefined);
    },
  };
}
