import { runMigrations } from "graphile-worker";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { restoreBackup } from "#server/database/backup/restore-backup.ts";
import { writeBackup } from "#server/database/backup/write-backup.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { startOwnPostgres } from "../../../tools/nodes/database.ts";
import { findPrograms } from "../../../tools/nodes/programs.ts";
import { setUpStage, type Stage } from "../../../tools/nodes/stage.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { placedOrder } from "../../support/factories.ts";
import { buildTestApp } from "../../support/test-app.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { makeTestFolder } from "../../support/test-folder.ts";

const ORDERS = 50;

let stage: Stage;
let url: string;
let folder: string;
beforeAll(async () => {
  if (!DRILLS) return;
  const programs = await findPrograms(["postgres"]);
  folder = await makeTestFolder();
  stage = await setUpStage(() => undefined);
  url = await startOwnPostgres(stage, programs);
}, 200_000);
afterAll(async () => {
  await stage?.takeDown();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

async function versionOf(address: string): Promise<number> {
  const database = openDatabase(address, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } finally {
    await database.close();
  }
}

it.runIf(DRILLS)(
  "G-16: a backup taken on the embedded PostgreSQL is restored into the one that Debian has, and the product goes on there",
  async () => {
    const source = await createTestDatabase();
    await runMigrations({ connectionString: source.url });
    const before = await buildTestApp({ parts: { database: openDatabase(source.url, { max: 4 }) } });
    const orders: PlacedOrder[] = [];
    for (let number = 0; number < ORDERS; number++) orders.push(await placedOrder(before.app));
    const path = join(folder, "from the embedded.backup");
    const summary = await writeBackup({ url: source.url, path, files: [], phrase: undefined, now: new Date() });
    await before.close();
    await before.database.close();
    const [from, to] = [await versionOf(source.url), await versionOf(url)];
    await source.drop();
    expect(from).toBeGreaterThan(to);

    const takeFile = async (): Promise<void> => undefined;
    const restored = await restoreBackup({
      url: () => url,
      path,
      phrase: undefined,
      takeFile,
      isCompared: true,
      say: () => undefined,
    });
    expect(restored.rows).toEqual(summary.rows);
    const database = openDatabase(url, { max: 4 });
    const after = await buildTestApp({ parts: { database } });
    let lost = 0;
    for (const { order_id: id, order_key: key } of orders) {
      const answer = await after.app.inject({ url: `/v4/orders/${id}`, headers: { "order-key": key ?? "" } });
      if (answer.statusCode !== 200) lost++;
    }
    const next = await placedOrder(after.app);
    await after.close();
    await database.close();
    await writeDrillFigures("older-postgres", { trials: ORDERS, lost, doubled: 0, from, to });
    expect(lost).toBe(0);
    expect(orders.map(({ order_id: id }) => id)).not.toContain(next.order_id);
  },
  300_000,
);
