import { DRILLS } from "../../support/drills.ts";

/** Whoever does not give up gives up after this long: something hangs then. A long drill shares the machine with other work. */
const PATIENCE_MS = DRILLS ? 90_000 : 45_000;
const PAUSE_MS = 25;

/** Tries until it does not throw, as a page does whose server is away; what was thrown last is thrown in the end. */
export async function tireless<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
