import { access, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { attemptKey, eventually, startIn, tripBody } from "../../support/factories.ts";
import { makeDataFolder, quote, send, type Attempt, type DataFolder } from "../server-process.ts";

/** Debian's package faketime: the server gets another time from the system. Its PostgreSQL keeps the right one, as if on another machine. */
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const HOUR_S = 3600;
const YEAR_S = 365 * 86_400;
/** From the time that is right. */
const JUMPS_S = [HOUR_S, 0, -HOUR_S, 0, YEAR_S, 0, -YEAR_S, 0];

let folder: DataFolder;
let server: OwnServer;
let clock: string;
const jump = (seconds: number): Promise<void> => writeFile(clock, `${seconds < 0 ? "" : "+"}${seconds}\n`);
beforeAll(async () => {
  if (!DRILLS) return;
  await access(LIBRARY).catch(() => {
    throw new Error("This drill needs Debian's package faketime: apt-get install faketime");
  });
  folder = await makeDataFolder();
  clock = join(folder.path, "clock");
  await jump(0);
  server = await startOwnServer({
    dataDir: folder.path,
    port: await freePort(),
    env: {
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  });
}, 200_000);
afterAll(async () => {
  await server?.end();
  await folder?.remove();
});

/** What the server takes for now, by the date of its answers. */
async function serverNow(): Promise<number> {
  return Date.parse((await fetch(`${server.url}/healthz`)).headers.get("date") ?? "");
}

it.runIf(DRILLS)(
  `R-21: a clock that jumps by an hour and by a year, forth and back, ends no server and loses no order; letters go out under each`,
  async () => {
    const attempts: Attempt[] = [];
    for (const seconds of JUMPS_S) {
      await jump(seconds);
      const wanted = Date.now() + seconds * 1000;
      await eventually(async () => expect(Math.abs((await serverNow()) - wanted)).toBeLessThan(60_000));
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
