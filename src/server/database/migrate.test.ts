import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { migrate, pendingMigrations, refuseWhenBehind } from "./migrate.ts";
import { openDatabase, type Database } from "./open-database.ts";

const say = () => undefined;
let folder: string;
let database: TestDatabase;
let open: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nameboard-migrations-"));
  database = await createTestDatabase("template0");
  open = openDatabase(database.url, { max: 5 });
});

afterEach(async () => {
  await open.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(open.pool, { say, folder });
const read = async (sql: string) => (await open.pool.query<Record<string, unknown>>(sql)).rows;

describe("rule 31: migrate", () => {
  it("applies the files in order, once, and records them", async () => {
    await write("0002_fill.sql", "insert into places values (1); insert into places values (2);");
    await write("0001_places.sql", "create table places (number int);");
    const said: string[] = [];
    expect(await migrate(open.pool, { say: (line) => said.push(line), folder })).toEqual([
      "0001_places.sql",
      "0002_fill.sql",
    ]);
    expect(said).toEqual(["Database: applied 0001_places.sql.", "Database: applied 0002_fill.sql."]);
    expect(await run()).toEqual([]);
    expect(await read("select number from places")).toHaveLength(2);
    expect(await read("select number, name from schema_migrations order by number")).toEqual([
      { number: 1, name: "0001_places.sql" },
      { number: 2, name: "0002_fill.sql" },
    ]);
  });

  it("R-30 rolls a failing migration back as a whole, and keeps those before it", async () => {
    await write("0001_places.sql", "create table places (number int);");
    await write("0002_broken.sql", "create table half (number int); insert into places values (1); select 1/0;");
    await expect(run()).rejects.toThrow(/0002_broken.sql failed, and nothing of it was kept: division by zero/);
    expect(await read("select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await read("select number from places")).toEqual([]);
    expect(await pendingMigrations(open.pool, folder)).toEqual(["0002_broken.sql"]);
  });

  it("R-30 leaves the old state when its connection is killed in the middle, and can be run again", async () => {
    await write(
      "0001_slow.sql",
      "create table half (number int); select pg_sleep(30) where to_regclass('hurry') is null;",
    );
    const running = run().catch((error: unknown) => error);
    const killer = openDatabase(database.url, { max: 1 });
    for (let killed = false; !killed;) {
      const { rows } = await killer.pool.query<{ killed: boolean }>(
        `select pg_terminate_backend(pid) as killed from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`,
      );
      killed = rows.length > 0;
    }
    expect(await running).toBeInstanceOf(Error);
    expect(await read("select to_regclass('half') as half, to_regclass('schema_migrations') as list")).toEqual([
      { half: null, list: null },
    ]);
    await killer.pool.query("create table hurry ()");
    await killer.close();
    expect(await run()).toEqual(["0001_slow.sql"]);
  });

  it("applies each migration once when several servers start at the same time", async () => {
    await write("0001_places.sql", "create table places (number int);");
    await write("0002_fill.sql", "select pg_sleep(0.1); insert into places values (1);");
    const done = await Promise.all([run(), run(), run()]);
    expect(done.flat().toSorted()).toEqual(["0001_places.sql", "0002_fill.sql"]);
    expect(await read("select number from places")).toHaveLength(1);
  });

  it("refuses a file that was changed after it had been applied, but accepts other line ends", async () => {
    await write("0001_places.sql", "create table places (\n number int);");
    await run();
    await write("0001_places.sql", "create table places (\r\n number int);");
    expect(await run()).toEqual([]);
    await write("0001_places.sql", "create table places (\n number bigint);");
    await expect(run()).rejects.toThrow(/0001_places.sql was changed after/);
    await expect(refuseWhenBehind(open.pool, folder)).rejects.toThrow(/was changed after/);
  });

  it("refuses a database that is ahead of the program", async () => {
    await write("0001_places.sql", "select 1;");
    await write("0002_future.sql", "select 1;");
    await run();
    await rm(join(folder, "0002_future.sql"));
    await expect(run()).rejects.toThrow(/ahead of this program: it has 0002_future.sql/);
  });

  it.each([
    ["two files with one number", ["0001_one.sql", "0001_two.sql"], /two migrations/],
    ["a name without a number", ["places.sql"], /named like 0007_order_states.sql/],
  ])("refuses %s", async (_what, names, reason) => {
    for (const name of names) await write(name, "select 1;");
    await expect(run()).rejects.toThrow(reason);
  });

  it("refuses a migration that comes too late, and one that handles transactions itself", async () => {
    await write("0002_second.sql", "select 1;");
    await run();
    await write("0001_first.sql", "select 1;");
    await expect(run()).rejects.toThrow(/Give it a number above 2/);
    await rm(join(folder, "0001_first.sql"));
    await write("0003_third.sql", "select 1;\ncommit;\nselect 2;");
    await expect(run()).rejects.toThrow(/must not begin or end transactions/);
  });
});

describe("refuseWhenBehind", () => {
  it("names what is missing and the command that adds it", async () => {
    await write("0001_places.sql", "select 1;");
    await expect(refuseWhenBehind(open.pool, folder)).rejects.toThrow('lacks 0001_places.sql. Run "npm run migrate"');
    await run();
    await expect(refuseWhenBehind(open.pool, folder)).resolves.toBeUndefined();
  });
});
