import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "./database-away.ts";

/** How long a caller is kept waiting for a database that restarts, and how often it is asked meanwhile, in milliseconds. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 200;

/** Does something again when the database went away meanwhile. Only for what may be done twice with the effect of once. */
export async function outliveInterruption<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
    }
  }
}
