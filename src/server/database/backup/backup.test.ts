import { runMigrations } from "graphile-worker";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { writeDrillFigures } from "../../../../tests/support/drill-figures.ts";
import { DRILLS, drillTrials } from "../../../../tests/support/drills.ts";
import { anyPrice, placedOrder, placeOrder, tripBody } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { makeTestFolder } from "../../../../tests/support/test-folder.ts";
import { withoutChecks } from "./backup-tables.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup, SKIPPED_NUMBERS } from "./restore-backup.ts";
import { withLongClient } from "./with-long-client.ts";
import { writeBackup, type BackupSummary } from "./write-backup.ts";

const ORDERS = drillTrials(30);
const PHRASE = "a pass phrase that only the test knows";
/** The drill makes as many orders as it has trials first. */
const HOOK_MS = DRILLS ? 1_800_000 : 60_000;
const TEXT = "Words of the operator\n".repeat(9000);

let folder: string;
let source: TestDatabase;
let test: TestApp;
let order: PlacedOrder;
let summary: BackupSummary;
let backupSeconds: number;
const secondsSince = (from: number): number => Math.round((performance.now() - from) / 100) / 10;
/** What the orders were answered that came while the backup was written; null for each. */
const refusals: unknown[] = [];
beforeAll(async () => {
  [folder, source] = await Promise.all([makeTestFolder(), createTestDatabase()]);
  await runMigrations({ connectionString: source.url });
  test = await buildTestApp({ parts: { database: openDatabase(source.url, { max: 8 }) } });
  order = await placedOrder(test.app);
  await multiply(ORDERS);
  const price = await anyPrice(test.app);
  // Orders go on coming while the backup is written.
  let isWritten = false;
  const orders = (async () => {
    while (!isWritten) refusals.push((await placeOrder(test.app, [tripBody(price.price_id)])).error);
  })();
  const from = performance.now();
  summary = await backUp("night one.backup");
  backupSeconds = secondsSince(from);
  isWritten = true;
  await orders;
  await backUp("covered.backup", PHRASE);
}, HOOK_MS);
afterAll(async () => {
  await test.close();
  await test.database.close();
  await Promise.all([source.drop(), rm(folder, { recursive: true })]);
});

const at = (name: string) => join(folder, name);
const backUp = (name: string, phrase?: string) =>
  writeBackup({
    url: source.url,
    path: at(name),
    files: [{ path: "texts/offer.html", content: () => Readable.from([Buffer.from(TEXT)]) }],
    phrase,
    now: new Date("2026-11-23T03:00:00Z"),
  });

/** Copies the order with its trip until there are as many, under numbers that no order reaches meanwhile. */
async function multiply(orders: number): Promise<void> {
  const copies = (table: string, changes: string) =>
    `insert into ${table} overriding system value select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
       from ${table} t, generate_series(1, ${orders - 1}) n`;
  const number = "'order_id', t.order_id + 1000000 + n";
  await withLongClient(source.url, async (client) => {
    await client.query("begin");
    await withoutChecks(client, async () => {
      await client.query(
        copies("orders", `${number}, 'transaction', (t.transaction::bigint + n) % 2147483647 + 1, 'attempt_key', null`),
      );
      await client.query(copies("trips", `${number}, 'trip_id', t.trip_id + 1000000 + n`));
    });
    await client.query("commit");
  });
}

const files = new Map<string, string>();
const restore = (name: string, url: string, phrase?: string) =>
  restoreBackup({
    url: () => url,
    path: at(name),
    phrase,
    takeFile: async (path, pieces) => void files.set(path, Buffer.concat(pieces).toString()),
    isCompared: true,
    say: () => undefined,
  });

describe("R8: a backup that was made while orders came in", () => {
  it("restores into an empty database row by row, with the operator's files; what was given away is not given again", async () => {
    const target = await createTestDatabase("template1");
    const from = performance.now();
    const { rows } = await restore("night one.backup", target.url);
    if (DRILLS) {
      const refused = refusals.filter(Boolean).length;
      const figures = { refused, backupSeconds, restoreSeconds: secondsSince(from), bytes: summary.bytes };
      const trials = rows["public.orders"] ?? 0;
      await writeDrillFigures("restore", { trials, lost: 0, doubled: 0, ...figures });
    }
    expect(rows).toEqual(summary.rows);
    // In a drill the backup takes this process from the server for too long: its orders wait, and are counted.
    if (!DRILLS) expect(refusals.filter(Boolean)).toEqual([]);
    expect(rows["public.orders"]).toBeGreaterThanOrEqual(ORDERS);
    expect(files.get("texts/offer.html")).toBe(TEXT);
    const database = openDatabase(target.url, { max: 8 });
    const restored = await buildTestApp({ parts: { database } });
    const headers = { "order-key": order.order_key ?? "" };
    const opened = await restored.app.inject({ url: `/v4/orders/${order.order_id}`, headers });
    expect(opened.statusCode).toBe(200);
    expect((await placedOrder(restored.app)).order_id).toBeGreaterThan(order.order_id + SKIPPED_NUMBERS);
    await restored.close();
    await database.close();
    await expect(restore("night one.backup", target.url)).rejects.toThrow("This database is not empty");
    await target.drop();
  });

  it("stands under its name alone, readable for its owner only, and no other backup takes its place", async () => {
    const before = await readFile(at("night one.backup"));
    await expect(backUp("night one.backup")).rejects.toThrow("is there already");
    expect(await readFile(at("night one.backup"))).toEqual(before);
    expect((await stat(at("night one.backup"))).mode & 0o777).toBe(0o600);
  });

  it("that was encrypted holds no word that can be read, and opens by its pass phrase alone", async () => {
    expect((await readFile(at("covered.backup"))).toString("latin1")).not.toContain("public.orders");
    expect((await checkBackup(at("covered.backup"), PHRASE)).rows["public.orders"]).toBeGreaterThanOrEqual(ORDERS);
    await expect(checkBackup(at("covered.backup"), undefined)).rejects.toThrow("--key FILE");
    await expect(checkBackup(at("covered.backup"), "another pass phrase, which is wrong")).rejects.toThrow(
      "pass phrase",
    );
  });

  it.skipIf(DRILLS).each([
    ["night one.backup", 8],
    ["covered.backup", 3],
  ])("is refused wherever it is cut or changed: %s", async (name, trials) => {
    const whole = await readFile(at(name));
    const phrase = name === "covered.backup" ? PHRASE : undefined;
    for (let trial = 0; trial < trials; trial++) {
      const place = 20 + Math.floor(((whole.length - 21) * trial) / (trials - 1));
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      for (const bytes of [whole.subarray(0, place), changed]) {
        await writeFile(at("damaged"), bytes);
        await expect(checkBackup(at("damaged"), phrase), `${bytes.length} bytes, at ${place}`).rejects.toThrow(
          "cannot be used",
        );
      }
    }
    const target = await createTestDatabase("template1");
    await expect(restore("damaged", target.url, phrase)).rejects.toThrow("cannot be used");
    const tables = await withLongClient(target.url, (client) =>
      client.query("select 1 from pg_tables where schemaname = 'public'"),
    );
    expect(tables.rowCount).toBe(0);
    await target.drop();
  });
});
