import { Client, type Pool } from "pg";

/** The channel that triggers of the database speak on. */
const CHANNEL = "nameboard_orders";
/** The channel on which servers tell each other who has an order open. */
export const HERE_CHANNEL = "nameboard_here";
/** After a lost connection another is tried this often. */
const AGAIN_MS = 1000;

/** What a listener is told: the number of an order that has changed, that requests have, or that something may have been missed. */
export type OrderChange = number | "requests" | "look-again";

/** Tells of changes of orders as they are committed, by whichever server. */
export interface OrderChanges {
  /** Calls the listener from now on; returns what ends that. */
  subscribe(listener: (change: OrderChange) => void): () => void;
  /** Calls the listener with what servers tell each other of who has an order open, this one as well. */
  hear(listener: (said: string) => void): void;
  close(): Promise<void>;
}

/**
 * Listens to the database by one connection outside the pool, from the first listener on. A lost connection is opened again by itself, and then
 * everybody is told to look again: nobody knows what was missed.
 */
export function createOrderChanges(pool: Pool, onTrouble: (error: unknown) => void): OrderChanges {
  const listeners = new Set<(change: OrderChange) => void>();
  const hearers = new Set<(said: string) => void>();
  const tell = (change: OrderChange): void => listeners.forEach((listener) => listener(change));
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
      if (channel === CHANNEL) tell(payload === "requests" ? payload : Number(payload));
      else hearers.forEach((hear) => hear(payload));
    });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}; listen ${HERE_CHANNEL}`);
      if (isAgain) tell("look-again");
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
    hear: (listener) => {
      hearers.add(listener);
      if (client === undefined) void open(false);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
