import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Code that writes SQL or runs it: kysely's builders and template, and the driver's own call. */
const SQL =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`|\bsql\.\w+\(|\.query(<[^>]*>)?\(/;

/** Files that need no reason: repositories hold the SQL of the stations, this folder that of the database itself. */
const HOLDS_SQL = /\.repository\.ts$|^src\/server\/database\//;

/** All other exceptions, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "src/server/events.ts": "an event and its job are one statement in the transaction of whatever happened",
  "src/server/job-runner/runner-pool.ts": "passes on what the job library asks, and asks nothing itself",
  "src/server/live/order-changes.ts": "listens on a channel of the database",
  "src/server/plugins/outbox.ts": "carries events to their listeners",
};

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
const holdsSql = (text: string) => SQL.test(withoutComments(text));

test("A5, rule 25: only repositories hold SQL, and every exception is still needed", () => {
  const sources = repositoryFiles().filter((path) => /^src\/server\/.*(?<!\.test)\.ts$/.test(path));
  const found = sources.filter((path) => !HOLDS_SQL.test(path) && holdsSql(textOf(path) ?? ""));
  expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test.each([
  'db.selectFrom("orders")',
  'trx\n  .insertInto("orders")',
  "sql`select 1`",
  "sql<number>`count(*)`",
  'pool.query("select 1")',
  'pool.query<{ id: number }>("select 1")',
])("A5: %j is recognised as SQL", (line) => {
  expect(holdsSql(line)).toBe(true);
});

test.each(["// db.selectFrom(...)", "route(call, ({ query }) => run(query))", "/** The sql of `orders`. */"])(
  "A5: %j is not SQL",
  (line) => {
    expect(holdsSql(line)).toBe(false);
  },
);
