import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { seedDemoPromos } from "#server/modules/partners/seed-demo-promos.ts";
import { call, logInAs } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

interface Promo {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly viewed: boolean;
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const session = async (name: string) => ({ authorization: `Bearer ${await logInAs(test.app, name)}` });

const list = async (lang = "ru", headers: Record<string, string> = {}) =>
  (await call<Promo[]>(test.app, "GET", `/v4/promo?lang=${lang}`, { headers })).result;
const view = (promo: number, body: object = {}, headers: Record<string, string> = {}) =>
  call<{ recorded: boolean }>(test.app, "PUT", "/v4/promo/views", {
    body: { promo_action_id: promo, ...body },
    headers,
  });
const views = async () =>
  (await test.database.pool.query("select viewer, views from promo_views order by viewer")).rows as unknown[];

describe("promotions", () => {
  it("NET-23, ROL-31: have an id, a slug and texts in the requested language", async () => {
    const [ru] = await list("ru");
    const [en] = await list("en");
    expect(ru).toMatchObject({ slug: "there-and-back", title: "Туда и обратно дешевле", viewed: false });
    expect(en).toMatchObject({ id: ru?.id, title: "There and back for less" });
  });

  it("are added once", async () => {
    await seedDemoPromos(test.database.db, DATA_FILES.promos);
    expect(await list()).toHaveLength(1);
  });

  it("NET-24, OPN-101: a view counts once per account, while visitors are counted together", async () => {
    const id = (await list())[0]?.id ?? 0;
    const customer = await session("customer");
    for (const _ of [1, 2, 3]) {
      expect((await view(id, { user_id: 5 }, customer)).result).toEqual({ recorded: true });
      // Found 44: nobody without a session is told that their view, or that of whomever they name, was recorded.
      expect((await view(id, { user_id: "1863" })).result).toEqual({ recorded: false });
    }
    expect(await views()).toEqual([
      { viewer: "account 5", views: 1 },
      { viewer: "visitors", views: 3 },
    ]);
    expect((await list("ru", customer))[0]?.viewed).toBe(true);
    expect((await list())[0]?.viewed).toBe(false);
    expect((await list("ru", await session("customer2")))[0]?.viewed).toBe(false);
  });

  it("OPN-085: an account for which promotions are switched off has none", async () => {
    await test.database.pool.query(
      `update accounts set settings = settings || '{"features":["rent"]}' where user_id = 6`,
    );
    expect(await list("ru", await session("customer2"))).toEqual([]);
    await test.database.pool.query("update accounts set settings = settings - 'features' where user_id = 6");
  });

  it("a promotion that does not exist or has ended is refused, and nothing is recorded", async () => {
    const before = await views();
    expect((await view(999)).error?.code).toBe(ERRORS["promo-unknown"].number);
    const id = (await list())[0]?.id ?? 0;
    await test.database.pool.query("update promos set withdrawn_at = now()");
    expect((await view(id)).status).toBe(404);
    expect([await views(), await list()]).toEqual([before, []]);
  });
});
