import { afterAll, beforeAll, expect, it } from "vitest";
import type { BoardViewsView } from "#contract/console/board/board-views.ts";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { getBoardOptions } from "#contract/console/board/get-board-options.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { MOST_VIEWS, USUAL_COLUMNS } from "#domain/orders/board-columns.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Staff = "admin" | "dispatcher" | "support" | "accountant";
const look = async (who: Staff) =>
  (await call<BoardViewsView>(test.app, "GET", "/operator/v1/board/views", { headers: await headersOf(test.app, who) }))
    .result;
const send = async (who: Staff, path: string, body: object) =>
  call<BoardViewsView>(test.app, "POST", `/operator/v1/board/${path}?lang=en`, {
    body,
    headers: { ...(await headersOf(test.app, who)), "idempotency-key": attemptKey() },
  });
const view = (name: string, more: object = {}) => ({
  name,
  query: "state=placed",
  columns: [],
  is_shared: false,
  ...more,
});

it("OPS-03: columns that somebody has chosen are there wherever they log in, and nobody else has them", async () => {
  const columns = [
    { column: "name", width: "wide" },
    { column: "pickup", width: "usual" },
  ];
  expect((await look("dispatcher")).columns).toEqual(USUAL_COLUMNS);
  await send("dispatcher", "columns", { columns });
  expect((await look("dispatcher")).columns).toEqual(columns);
  expect((await look("support")).columns).toEqual(USUAL_COLUMNS);
  await send("dispatcher", "columns", { columns: [] });
  expect((await look("dispatcher")).columns).toEqual(USUAL_COLUMNS);
});

it("OPS-05: a view is one's own or shared; a shared one is removed by its author or an owner, one's own by nobody else", async () => {
  await send("dispatcher", "views", view("Mine"));
  const { result } = await send("dispatcher", "views", view("Airport", { is_shared: true, query: "place=Сочи" }));
  const idOf = (name: string) => result.views.find((one) => one.name === name)?.view_id ?? 0;
  expect(result.views.map(({ name, is_own: own }) => [name, own])).toEqual([
    ["Airport", true],
    ["Mine", true],
  ]);
  expect((await look("support")).views).toMatchObject([
    { name: "Airport", query: "place=Сочи", is_own: false, may_remove: false, columns: USUAL_COLUMNS },
  ]);
  expect((await send("support", "views/remove", { view_id: idOf("Airport") })).error?.code).toBe(1006);
  expect((await send("admin", "views/remove", { view_id: idOf("Mine") })).error?.code).toBe(5071);
  expect((await send("admin", "views/remove", { view_id: idOf("Airport") })).result.views).toEqual([]);
  expect((await send("dispatcher", "views", view("MINE", { query: "" }))).result.views).toMatchObject([
    { name: "MINE", query: "" },
  ]);
});

it("OPS-05: of fifty views the next is refused with words, one of the same name takes the place of its like", async () => {
  await test.database.pool.query(
    `insert into board_views (account_id, name, query, columns, is_shared, made_at)
     select user_id, 'View ' || n, '', '[]', false, now() from accounts, generate_series(1, $1) n where login = 'accountant@demo.test'`,
    [MOST_VIEWS],
  );
  const { error } = await send("accountant", "views", view("One more"));
  expect([error?.code, error?.message]).toEqual([5070, "You have kept 50 views. Remove one first"]);
  expect((await send("accountant", "views", view("view 7"))).result.views).toHaveLength(MOST_VIEWS);
});

it("OPS-04: the board is narrowed by where an order has come from and by who of the staff did something to it", async () => {
  const headers = await headersOf(test.app, "dispatcher");
  const own = await placedOrder(test.app);
  const other = await placedOrder(test.app);
  const { result: options } = await call<EndpointResult<typeof getBoardOptions>>(
    test.app,
    "GET",
    "/operator/v1/board/options?lang=en",
    { headers },
  );
  const { country: countries, ...numbered } = options;
  const ids = Object.values(numbered).map((list) => list[0]?.id);
  expect(ids.every((id) => id !== undefined)).toBe(true);
  expect(countries).toEqual([{ code: "RU", name: "Russia" }]);
  const { rows } = await test.database.pool.query(
    "select user_id, login from accounts where login in ('dispatcher@demo.test', 'support@demo.test') order by login",
  );
  const [dispatcher, support] = rows.map((row) => Number(row.user_id));
  await call(test.app, "POST", `/operator/v1/orders/${own.order_id}/notes`, {
    body: { text: "Quiet" },
    headers: { ...headers, "idempotency-key": attemptKey() },
  });
  const find = async (query: string) =>
    (
      await call<EndpointResult<typeof findBoardTrips>>(
        test.app,
        "GET",
        `/operator/v1/trips?order=${own.order_id},${other.order_id}&${query}`,
        { headers },
      )
    ).result;
  const numbers = async (query: string) => (await find(query)).trips.map(({ trip_id: id }) => id);
  expect(await numbers(`staff=${dispatcher}`)).toEqual([own.order_id]);
  expect(await numbers(`staff=${support}`)).toEqual([]);
  await test.database.pool.query("update orders set placed_by = $2 where order_id = $1", [other.order_id, support]);
  expect(await numbers(`staff=${support}`)).toEqual([other.order_id]);
  expect(await numbers("source=phone")).toEqual([other.order_id]);
  expect(await numbers("source=site")).toEqual([own.order_id]);
  expect((await find("source=phone,site,fax")).ignored).toEqual(["source=fax"]);
  expect((await find("source=phone,site")).trips.map(({ source }) => source).toSorted()).toEqual(["phone", "site"]);
});
