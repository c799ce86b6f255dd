import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { createTakeTurn } from "#server/modules/places/geocoder-turns.repository.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const GAP_MS = 3_000;

let kept: TestDatabase;
let servers: Database[];
beforeAll(async () => {
  kept = await createTestDatabase();
  servers = [openDatabase(kept.url, { max: 3 }), openDatabase(kept.url, { max: 3 })];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await kept.drop();
});

test("found 59: of all servers on one database one at a time has a turn, and the next comes after the gap", async () => {
  const turns = servers.map(({ db }) => createTakeTurn(db));
  const startedAt = performance.now();
  const first = await Promise.all([...turns, ...turns].map((takeTurn) => takeTurn(GAP_MS)));
  expect(first.filter(Boolean)).toHaveLength(1);
  const [takeTurn] = turns;
  await expect.poll(() => takeTurn?.(0), { timeout: 60_000, interval: 50 }).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(GAP_MS);
});
