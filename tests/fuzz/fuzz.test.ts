import { expect, test } from "vitest";
import { writeDrillFigures } from "../support/drill-figures.ts";
import { DRILLS, drillTrials } from "../support/drills.ts";
import { runFuzz } from "./run-fuzz.ts";

/** `npm run fuzz` and the drill send more calls, and different ones each time. */
const CALLS = Number(process.env["FUZZ_CALLS"] ?? drillTrials(1_500));
const SEED = Number(process.env["FUZZ_SEED"] ?? (DRILLS ? Date.now() % 1_000_000_000 : 20_261_121));
/** The server, its tests and all that they loaded together, in megabytes. */
const MOST_MEMORY_MB = 1500;

test(
  `G-10: ${CALLS} malformed calls over every route and alias (seed ${SEED}): no 5xx, none over 2 s, no row changed by a refused call`,
  { timeout: 120_000 + CALLS * 30 },
  async () => {
    const { findings, byStatus, slowestMs } = await runFuzz({ calls: CALLS, seed: SEED });
    const memoryMb = Math.round(process.memoryUsage().rss / 1_000_000);
    if (DRILLS) {
      const texts = { slowest: `${Math.round(slowestMs)} ms`, memory: `${memoryMb} MB`, seeds: String(SEED) };
      await writeDrillFigures("malformed-calls", { trials: CALLS, lost: 0, doubled: 0, statuses: byStatus, ...texts });
    }
    expect(findings).toEqual([]);
    expect(memoryMb).toBeLessThan(MOST_MEMORY_MB);
    // If every hostile call were stopped at the door, the run would show nothing.
    expect(byStatus["200"] ?? 0).toBeGreaterThan(CALLS / 20);
  },
);
