import { expect, test } from "vitest";
import { runFuzz } from "./run-fuzz.ts";

/** `npm run fuzz` sends more calls, and different ones each time. */
const CALLS = Number(process.env["FUZZ_CALLS"] ?? 1_500);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_121);

test(
  `G-10: ${CALLS} malformed calls over every route and alias (seed ${SEED}): no 5xx, none over 2 s, no row changed by a refused call`,
  { timeout: 120_000 + CALLS * 30 },
  async () => {
    const { findings, byStatus } = await runFuzz({ calls: CALLS, seed: SEED });
    expect(findings).toEqual([]);
    // If every hostile call were stopped at the door, the run would show nothing.
    expect(byStatus["200"] ?? 0).toBeGreaterThan(CALLS / 20);
  },
);
