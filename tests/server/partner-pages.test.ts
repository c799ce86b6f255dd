import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import { render } from "#web/app/entry-server.tsx";
import { call, logInAs } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let served: TestApp;
beforeAll(async () => {
  const files = { css: "", script: "/main.js", inlined: [], preloads: [] };
  served = await buildTestApp({
    // As the sources draw them, without a build.
    parts: { pages: { clientDir: import.meta.dirname, filesOf: () => files, buildId: "1", render } },
  });
  const headers = { authorization: `Bearer ${await logInAs(served.app, "partner")}` };
  await call(served.app, "PUT", "/v4/partners/booking-module-settings", { body: LOOK, headers });
});
afterAll(() => served.close());

const LOOK = {
  main_color: "A61E4D",
  usp_background_color: "FFF6F3",
  usp_list: "22,10,20,7",
  header_ru: "Без <script>очереди</script>",
  header_en: "",
  bottom_description_ru: "Вопросы? Пишите.",
};

const open = async (search: string) => {
  const { body, statusCode } = await served.app.inject({ method: "GET", url: `/booking/finder${search}` });
  const json = /<script type="application\/json" id="page-options"[^>]*>([^<]*)</.exec(body)?.[1] ?? "";
  const drawn = body.slice(0, body.indexOf('id="page-options"'));
  return { drawn, status: statusCode, options: JSON.parse(json) as PageOptions };
};

describe("FND-17: the page of a partner", () => {
  test("is drawn in the partner's look at once, as far as something was saved", async () => {
    const { drawn, options } = await open("?user_id=1863&lang=ru");
    expect(drawn).toContain("--accent:#A61E4D");
    expect(drawn).toContain("--ground:#FFF6F3");
    expect(drawn).toContain("Без &lt;script&gt;очереди&lt;/script&gt;</h1>");
    expect(drawn).toContain("Вопросы? Пишите.");
    expect([options.currency, options.partner?.isEditor]).toEqual(["EUR", false]);
    expect((await open("?user_id=1863&currency=USD")).options.currency).toBe("USD");
  });

  test("shows the advantages in their order, emphasised as they are written, and none that claims a figure nobody has given", async () => {
    const { drawn, options } = await open("?user_id=1863&lang=ru");
    expect(options.partner?.advantages).toEqual([10, 7]);
    const [seats, waiting] = ["Детские кресла", "<b>Час бесплатного ожидания</b> в аэропорту"].map((text) =>
      drawn.indexOf(text),
    );
    expect(seats).toBeGreaterThan(0);
    expect(waiting).toBeGreaterThan(seats ?? 0);
    expect(drawn).not.toMatch(/4,8|600/);
  });

  test("costs nobody else a word: our own page, and that of a number which is no partner's, look as the operator set them", async () => {
    for (const search of ["", "?user_id=5", "?user_id=999999999", "?user_id=abc", "?user_id=-1863"]) {
      const { drawn, options, status } = await open(search);
      expect([status, options.partner, options.color]).toEqual([200, undefined, "#00AD5A"]);
      expect(drawn).toContain("--accent:#00AD5A");
      expect(Object.keys(options.messages).filter((key) => /^(partners|USP)\./.test(key))).toEqual([]);
    }
  });
});

test("SCR-39, NET-39: the page of a partner that is closed sells nothing and says so, on every screen", async () => {
  await served.database.pool.query("update accounts set disabled_at = now() where user_id = 25526");
  const { drawn, status, options } = await open("?user_id=25526&lang=en");
  expect([status, options.partner]).toEqual([403, undefined]);
  expect(drawn).toContain("<title>Access denied</title>");
  expect(drawn).toContain("Access denied</h1>");
  expect(drawn).not.toContain('id="place-from"');
  expect((await served.app.inject({ url: "/booking/rent?user_id=25526" })).statusCode).toBe(403);
});
