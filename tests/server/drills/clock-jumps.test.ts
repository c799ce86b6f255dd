import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { makeDataFolder, type Attempt, type DataFolder } from "../server-process.ts";
import { HOUR_S, makeJumpingClock, YEAR_S, type JumpingClock } from "./jumping-clock.ts";
import { COUNT_LETTERS, orderAfterJump } from "./order-after-jump.ts";

/** From the time that is right; the server's PostgreSQL keeps that, as if on another machine. */
const JUMPS_S = [HOUR_S, 0, -HOUR_S, 0, YEAR_S, 0, -YEAR_S, 0];

let folder: DataFolder;
let server: OwnServer;
let clock: JumpingClock;
beforeAll(async () => {
  if (!DRILLS) return;
  folder = await makeDataFolder();
  clock = await makeJumpingClock(folder.path);
  server = await startOwnServer({
    dataDir: folder.path,
    port: await freePort(),
    env: {
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      ...clock.env,
    },
  });
}, 200_000);
afterAll(async () => {
  await server?.end();
  await folder?.remove();
});

it.runIf(DRILLS)(
  `R-21: a clock that jumps by an hour and by a year, forth and back, ends no server and loses no order; letters go out under each`,
  async () => {
    const attempts: Attempt[] = [];
    const sentLetters = async () => (await folder.query<{ count: number }>(COUNT_LETTERS))[0]?.count ?? 0;
    for (const seconds of JUMPS_S) {
      await clock.jump(seconds);
      const wanted = Date.now() + seconds * 1000;
      await orderAfterJump({ url: server.url, wanted, attempts, sentLetters, jump: seconds });
    }
    const log = await readFile(join(folder.path, "postgres.log"), "utf8").catch(() => "");
    expect(log).not.toContain("PANIC");
    const orders = await folder.query<{ count: number }>("select count(*)::int as count from orders");
    await writeDrillFigures("clock-jumps", {
      trials: JUMPS_S.length,
      lost: 0,
      doubled: (orders[0]?.count ?? 0) - attempts.length,
    });
    expect(orders).toEqual([{ count: attempts.length }]);
  },
  600_000,
);
