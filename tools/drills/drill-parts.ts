/** One part of the drills: the tests it runs, and how many trials they make in all and in one run. */
export interface DrillPart {
  readonly files: readonly string[];
  readonly trials: number;
  /** The figures of a run are kept, so that a drill that was stopped goes on from there. */
  readonly inOneRun: number;
}

const PAYMENTS = "src/server/modules/payments";

/** The parts of `npm run drill`, the longest last. */
export const DRILL_PARTS = {
  clicks: { files: ["tests/server/drills/clicks"], trials: 500, inOneRun: 250 },
  mail: { files: ["tests/server/drills/mail-down", "tests/server/drills/silent-mail"], trials: 500, inOneRun: 250 },
  certificates: { files: ["src/server/modules/orders/place/certificate-uses"], trials: 1, inOneRun: 1 },
  prices: { files: ["src/server/modules/prices/quote/work-out-quote"], trials: 2000, inOneRun: 2000 },
  processes: {
    files: ["tests/server/npm-start", "tests/server/start-stop", "src/server/database"],
    trials: 1,
    inOneRun: 1,
  },
  clocks: {
    files: ["tests/server/drills/clock-jumps", "tests/server/drills/database-clock"],
    trials: 1,
    inOneRun: 1,
  },
  older: { files: ["tests/server/drills/older-postgres"], trials: 1, inOneRun: 1 },
  jobs: { files: ["tests/server/drills/freed-jobs"], trials: 1, inOneRun: 1 },
  // As many connections as there are trials are open at once.
  connections: { files: ["tests/server/drills/open-connections"], trials: 2000, inOneRun: 2000 },
  starts: { files: ["tests/server/drills/killed-starts"], trials: 20, inOneRun: 5 },
  restarts: { files: ["tests/server/drills/database-restarts"], trials: 20, inOneRun: 20 },
  // As many orders as there are trials are backed up and restored.
  restore: { files: ["src/server/database/backup"], trials: 100_000, inOneRun: 100_000 },
  calls: { files: ["tests/fuzz"], trials: 100_000, inOneRun: 10_000 },
  answers: { files: ["tests/server/cut-answers"], trials: 3000, inOneRun: 500 },
  accounts: { files: [`${PAYMENTS}/order-account`], trials: 200, inOneRun: 40 },
  notices: { files: [`${PAYMENTS}/payment-sequences`], trials: 200, inOneRun: 20 },
  // Payers, banks, acquirers and staff, each in any order.
  lives: { files: [`${PAYMENTS}/payment-lives`], trials: 500, inOneRun: 100 },
  load: { files: ["tests/server/crash"], trials: 20, inOneRun: 5 },
  kills: { files: ["tests/server/drills/kill-points"], trials: 1000, inOneRun: 36 },
} as const satisfies Readonly<Record<string, DrillPart>>;

/** The name of a part. */
export type DrillPartName = keyof typeof DRILL_PARTS;
