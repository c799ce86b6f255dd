import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { openDatabase, type Database } from "./open-database.ts";

let database: TestDatabase;
let open: Database;
const onIdleError = vi.fn<(error: Error) => void>();

beforeEach(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { max: 2, onIdleError });
});

afterEach(async () => {
  await open.close();
  await database.drop();
});

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await open.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
};

describe("openDatabase", () => {
  it("reads amounts as numbers and refuses one it cannot hold exactly", async () => {
    expect(await read("345000::bigint")).toBe(345_000);
    expect(await read("array[1, null, -9007199254740991]::bigint[]")).toEqual([1, null, Number.MIN_SAFE_INTEGER]);
    await expect(read("9007199254740993::bigint")).rejects.toThrow("9007199254740993");
  });

  it("R-21 returns local times and dates as written, and moments as moments", async () => {
    expect(await read("timestamp '2026-03-29 02:30:00'")).toBe("2026-03-29 02:30:00");
    expect(await read("array[timestamp '2026-03-29 02:30:00']")).toEqual(["2026-03-29 02:30:00"]);
    expect(await read("date '2026-03-29'")).toBe("2026-03-29");
    expect(await read("timestamptz '2026-03-29 02:30:00+00'")).toEqual(new Date("2026-03-29T02:30:00Z"));
  });

  it("R-11 limits statements and idle transactions to five seconds", async () => {
    expect(await read("current_setting('statement_timeout')")).toBe("5s");
    expect(await read("current_setting('idle_in_transaction_session_timeout')")).toBe("5s");
  });

  it("R-11 survives broken connections that nobody is using", async () => {
    const pid = await read("pg_backend_pid()");
    const other = openDatabase(database.url, { max: 1 });
    await other.pool.query("select pg_terminate_backend($1)", [pid]);
    await other.close();
    await vi.waitFor(() => expect(onIdleError).toHaveBeenCalled(), 20_000);
    expect(await read("1")).toBe(1);
  });

  it("R-11 fails the query, not the process, when a connection breaks during it", async () => {
    const client = await open.pool.connect();
    const ended = new Promise((resolve) => client.once("end", resolve));
    const sleeping = client.query("select pg_sleep(4)").catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await endSleepers()).toBeGreaterThan(0), 3500);
    expect(await sleeping).toBeInstanceOf(Error);
    // The connection is still in use when its socket closes: only then does the connection itself report it.
    await ended;
    client.release(true);
    expect(await read("1")).toBe(1);
  });

  async function endSleepers(): Promise<number | null> {
    const { rowCount } = await open.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    );
    return rowCount;
  }

  it("answers typed queries", async () => {
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(open.db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
