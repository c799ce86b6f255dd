import { setTimeout as sleep } from "node:timers/promises";
import { DataDirectoryInUse } from "./data-directory-lock.ts";
import { withStartLock } from "./embedded-postgres-start-lock.ts";

/** How often PostgreSQL is started again within some minutes; beyond that something is wrong that a start does not mend. */
const RESTARTS = { most: 5, withinMinutes: 10 } as const;

/** Wait after a start that failed, in milliseconds. */
const PAUSE_MS = 500;

/** One process of PostgreSQL, held by this server. */
export interface HeldPostgres {
  readonly url: string;
  readonly port: number;
  readonly announce: (address: string) => Promise<void>;
  /** Stops it; the start lock must be held. */
  readonly stop: () => Promise<void>;
  /** Forgets a process that has ended. */
  readonly forget: () => void;
}

/** How a process is taken over: the first one anywhere, a later one where the first one was. */
export interface Taking {
  readonly port?: number | undefined;
  readonly address?: string | undefined;
  readonly onLost: (error: Error) => void;
}

interface Lasting {
  readonly home: string;
  readonly say: (line: string) => void;
  /** Starts PostgreSQL or joins the one that runs; the start lock is held. */
  readonly takeOver: (taking: Taking) => Promise<HeldPostgres>;
  readonly mostRestarts?: number | undefined;
  /** Called when PostgreSQL is gone for good. */
  readonly onLost: ((error: Error) => void) | undefined;
}

/**
 * Holds PostgreSQL for as long as the server lives: one that was killed is started again at the same port, where the connections
 * of the server find it, and only one that cannot live is given up. The start lock must be held meanwhile.
 */
export async function lastingPostgres(lasting: Lasting, first: Omit<Taking, "onLost">) {
  const { home, say, takeOver, mostRestarts = RESTARTS.most, onLost } = lasting;
  let { address } = first;
  let restarts: number[] = [];
  let isStopped = false;
  let reviving: Promise<void> | undefined;

  /** One process may end while it is being taken over: then that try has failed, and no second one begins beside it. */
  const take = async (taking: Omit<Taking, "onLost">): Promise<HeldPostgres> => {
    const state: { taken?: HeldPostgres; lost?: Error } = {};
    const lose = (error: Error): void => {
      state.lost ??= error;
      if (state.taken !== undefined && !isStopped) reviving = revive(error);
    };
    const taken = await takeOver({ ...taking, onLost: lose });
    if (state.lost !== undefined) {
      taken.forget();
      throw state.lost;
    }
    state.taken = taken;
    return taken;
  };
  let held = await take(first);

  const revive = async (error: Error): Promise<void> => {
    held.forget();
    for (let reason = error; !isStopped; await sleep(PAUSE_MS)) {
      const now = performance.now();
      restarts = [...restarts.filter((at) => now - at < RESTARTS.withinMinutes * 60_000), now];
      if (restarts.length > mostRestarts) return onLost?.(givenUp(mostRestarts, reason));
      say(`PostgreSQL has ended by itself (${firstLine(reason)}). Starting it again.`);
      try {
        held = await withStartLock(home, () => take({ port: held.port, address }));
        return say("PostgreSQL runs again, with everything that was confirmed.");
      } catch (failure) {
        reason = failure instanceof Error ? failure : new Error(String(failure));
        // Another server was quicker, and the folder is its own now.
        if (reason instanceof DataDirectoryInUse) return onLost?.(reason);
      }
    }
  };

  const stop = async (): Promise<void> => {
    isStopped = true;
    await reviving;
    await withStartLock(home, held.stop);
  };
  let stopping: Promise<void> | undefined;
  return {
    url: held.url,
    announce: async (newAddress: string): Promise<void> => {
      address = newAddress;
      await held.announce(newAddress);
    },
    stop: () => (stopping ??= stop()),
  };
}

function givenUp(restarts: number, cause: Error): Error {
  return new Error(
    `PostgreSQL has ended again, though it was started anew as often as it is within ${RESTARTS.withinMinutes} minutes (${restarts}): ${cause.message}\n` +
      "Look for what ends it: memory, disk and the log in the data directory.",
    { cause },
  );
}

function firstLine({ message }: Error): string {
  return message.split("\n")[0] ?? "";
}
