import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { startOwnPostgres } from "../../../tools/nodes/database.ts";
import { findPrograms } from "../../../tools/nodes/programs.ts";
import { setUpStage, type Stage } from "../../../tools/nodes/stage.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { makeTestFolder } from "../../support/test-folder.ts";
import type { Attempt } from "../server-process.ts";
import { HOUR_S, makeJumpingClock, YEAR_S, type JumpingClock } from "./jumping-clock.ts";
import { COUNT_LETTERS, orderAfterJump } from "./order-after-jump.ts";

/** How far the clocks of the database and of the server are from the time that is right: one of them, and both apart. */
const JUMPS_S: readonly { readonly database: number; readonly server: number }[] = [
  { database: HOUR_S, server: 0 },
  { database: 0, server: 0 },
  { database: -HOUR_S, server: 0 },
  { database: -HOUR_S, server: HOUR_S },
  { database: YEAR_S, server: 0 },
  { database: 0, server: 0 },
  { database: -YEAR_S, server: 0 },
  { database: -YEAR_S, server: YEAR_S },
  { database: YEAR_S, server: -YEAR_S },
  { database: 0, server: 0 },
];

let stage: Stage;
let pool: Pool;
let server: OwnServer;
const clocks: { database?: JumpingClock; server?: JumpingClock } = {};
beforeAll(async () => {
  if (!DRILLS) return;
  const programs = await findPrograms(["postgres"]);
  const folder = await makeTestFolder();
  stage = await setUpStage(() => undefined);
  clocks.database = await makeJumpingClock(folder, "database");
  clocks.server = await makeJumpingClock(folder, "server");
  const url = await startOwnPostgres(stage, programs, clocks.database.env);
  pool = new Pool({ connectionString: url, max: 1 });
  server = await startOwnServer({
    dataDir: folder,
    port: await freePort(),
    env: {
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      SECRET: "a secret of the drill that is long enough",
      DATABASE_URL: url,
      ...clocks.server.env,
    },
  });
}, 200_000);
afterAll(async () => {
  await server?.end();
  await pool?.end();
  await stage?.takeDown();
});

const rows = async <T extends object>(text: string): Promise<T[]> => (await pool.query<T>(text)).rows;

it.runIf(DRILLS)(
  "R-20: a database whose clock jumps by an hour and by a year, alone and against the server's, loses no order; letters go out under each",
  async () => {
    const attempts: Attempt[] = [];
    const sentLetters = async () => (await rows<{ count: number }>(COUNT_LETTERS))[0]?.count ?? 0;
    for (const jumps of JUMPS_S) {
      await clocks.database?.jump(jumps.database);
      await clocks.server?.jump(jumps.server);
      const wanted = Date.now() + jumps.server * 1000;
      const databaseWanted = Date.now() + jumps.database * 1000;
      const [clock] = await rows<{ now: Date }>("select now()");
      expect(Math.abs((clock?.now.getTime() ?? 0) - databaseWanted)).toBeLessThan(60_000);
      await orderAfterJump({ url: server.url, wanted, attempts, sentLetters, jump: jumps });
    }
    const orders = await rows<{ count: number }>("select count(*)::int as count from orders");
    const doubled = (orders[0]?.count ?? 0) - attempts.length;
    await writeDrillFigures("database-clock", { trials: JUMPS_S.length, lost: 0, doubled });
    expect(orders).toEqual([{ count: attempts.length }]);
  },
  600_000,
);
