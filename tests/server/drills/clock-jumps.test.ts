import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { attemptKey, eventually, startIn, tripBody } from "../../support/factories.ts";
import { makeDataFolder, quote, send, type Attempt, type DataFolder } from "../server-process.ts";
import { dateOf, HOUR_S, makeJumpingClock, YEAR_S, type JumpingClock } from "./jumping-clock.ts";

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
    for (const seconds of JUMPS_S) {
      await clock.jump(seconds);
      const wanted = Date.now() + seconds * 1000;
      await eventually(async () => expect(Math.abs((await dateOf(server.url)) - wanted)).toBeLessThan(60_000));
      await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
      const { price_id: priceId } = await eventually(() => quote(server.url));
      const key = attemptKey();
      const trip = tripBody(priceId, { start_location: startIn(wanted), comment: key });
      const attempt: Attempt = { key, body: JSON.stringify({ trips: [trip] }) };
      attempts.push(attempt);
      const { status, order } = await send(server.url, attempt);
      expect([seconds, status, order === undefined]).toEqual([seconds, 200, false]);
      // Every earlier order is still there as it was acknowledged.
      for (const earlier of attempts) {
        const again = await send(server.url, earlier);
        expect([again.replayed, again.order]).toEqual([true, earlier.answer]);
      }
      await eventually(async () => {
        const letters = await folder.query(
          "select count(*)::int as count from messages where kind = 'order-received' and state = 'sent'",
        );
        expect([seconds, letters]).toEqual([seconds, [{ count: attempts.length }]]);
      }, 60_000);
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
