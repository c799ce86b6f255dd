import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import { render } from "#web/app/entry-server.tsx";
import { call } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let served: TestApp;
let cookie = "";
beforeAll(async () => {
  const files = { css: "", script: "/main.js", inlined: [], preloads: [] };
  served = await buildTestApp({
    variables: { RATING: "4.6", RATING_SOURCE: "Maps", ACCENT_COLOR: "#0A7CFF" },
    // As the sources draw them, without a build.
    parts: { pages: { clientDir: import.meta.dirname, filesOf: () => files, buildId: "1", render } },
  });
  const payload = { user_id: "partner@demo.test", password: "nameboard-demo" };
  const answer = await served.app.inject({ method: "POST", url: "/v4/auth/login", payload });
  cookie = [answer.headers["set-cookie"]]
    .flat()
    .map((one) => String(one).split(";")[0])
    .join("; ");
});
afterAll(() => served.close());

const open = async (url: string, headers: Record<string, string> = { cookie }) => {
  const { body, statusCode, headers: sent } = await served.app.inject({ method: "GET", url, headers });
  const json = /<script type="application\/json" id="page-options"[^>]*>([^<]*)</.exec(body)?.[1] ?? "{}";
  return { status: statusCode, sent, options: JSON.parse(json) as PageOptions };
};

describe("USP-01: the editor of a partner's page", () => {
  test("P4: is where the index leads a partner, and nobody else", async () => {
    expect((await open("/booking")).sent.location).toBe("/booking/edit");
    expect((await open("/booking", {})).sent.location).toBe("/booking/finder");
  });

  test("OPN-090: starts from the partner's own page, whatever number the address names, and looks as usual itself", async () => {
    const { status, options } = await open("/booking/edit?user_id=1863&lang=en");
    expect(status).toBe(200);
    expect(options.partner?.editor).toEqual({
      accent: "#0A7CFF",
      praise: { rating: 4.6, source: { title: "Maps" }, reviews: [] },
    });
    expect(options.color).toBe("#0A7CFF");
    expect(options.messages["partners.editor.title"]).toBe("Your module");
  });

  test("is nothing that a visitor or the partner's own finder carries", async () => {
    const visitor = await open("/booking/edit", {});
    expect(visitor.options.partner).toBeUndefined();
    const own = await open("/booking/finder");
    expect(own.options.partner?.editor).toBeDefined();
    expect(Object.keys(own.options.messages).filter((key) => key.startsWith("partners.editor."))).toEqual([]);
    expect((await open("/booking/finder?user_id=1863", {})).options.partner?.editor).toBeUndefined();
  });

  test("T-30: may frame the finder that it shows, which nothing else may frame", async () => {
    const policyOf = async (url: string) => String((await open(url)).sent["content-security-policy"]);
    expect(await policyOf("/booking/edit")).toMatch(/frame-src 'self';.*frame-ancestors 'none'/);
    expect(await policyOf("/booking/edit/preview")).toMatch(/frame-src 'none';.*frame-ancestors 'self'/);
    expect(await policyOf("/booking/finder")).toMatch(/frame-src 'self';.*frame-ancestors 'none'/);
  });

  test("the text about the rating names the operator's own", async () => {
    const { options } = await open("/booking/edit/preview?lang=ru");
    expect(options.messages["USP.item.22.description"]).toBe("Средняя оценка поездок — **4,6 из 5**");
  });

  test("is told which promises the tariffs keep", async () => {
    const { result } = await call(served.app, "GET", "/v4/partners/advantages", { headers: { cookie } });
    const granted = Object.fromEntries(
      (result as { id: number; granted: string }[]).map((one) => [one.id, one.granted]),
    );
    expect(granted).toMatchObject({
      7: "all",
      10: "all",
      11: "unknown",
      20: "closed",
      22: "all",
      24: "all",
      28: "none",
    });
  });
});
