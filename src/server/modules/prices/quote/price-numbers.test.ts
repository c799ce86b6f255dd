import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { PRICE_NUMBERS, takePriceNumbers } from "#server/modules/prices/quote/price-numbers.repository.ts";
import { PriceNumbers } from "#server/modules/prices/quote/price-numbers.ts";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/test-database.ts";

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 8 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

it("two servers that take numbers at once never get the same, also where a block ends in the middle", async () => {
  const servers = [1, 2].map(() => new PriceNumbers((count) => takePriceNumbers(database.db, count)));
  const counts = Array.from({ length: 3000 }, (_, at) => 1 + ((at * 7) % 45));
  const taken = await Promise.all(
    counts.map(async (count, at) => {
      const first = await servers[at % 2]?.take(count);
      return Array.from({ length: count }, (_, step) => (first ?? 0) + step);
    }),
  );
  const all = taken.flat();
  expect(all.length).toBeGreaterThan(60_000);
  expect(new Set(all).size).toBe(all.length);
});

it("numbers stay below 2^31, and begin again behind the last", async () => {
  const take = (count: number) => takePriceNumbers(database.db, count);
  await database.pool.query("update price_numbers set next_id = $1", [PRICE_NUMBERS.last - 150]);
  expect([await take(100), await take(100), await take(100)]).toEqual([
    PRICE_NUMBERS.last - 150,
    PRICE_NUMBERS.first,
    PRICE_NUMBERS.first + 100,
  ]);
});

it("a database that is away for a moment costs the searches that wait for numbers, and none after them", async () => {
  let calls = 0;
  const numbers = new PriceNumbers(async () => {
    calls += 1;
    if (calls === 1) throw new Error("away");
    return 5_000;
  });
  const waiting = await Promise.allSettled([numbers.take(2), numbers.take(2)]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await numbers.take(2)).toBe(5_000);
});
