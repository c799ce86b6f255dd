import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
let clientDir: string;

const MAP_WORKER = "maplibre-gl-worker-Ab1.mjs";

const buildWithPages = (variables: Record<string, string> = {}) =>
  buildTestApp({
    variables,
    parts: {
      pages: {
        clientDir,
        buildId: "test",
        filesOf: () => ({ css: "body{margin:0}", script: "/assets/main.js", inlined: [], preloads: [] }),
        render: () => ({ html: "<main></main>", title: "Nameboard", status: 200, colours: { "--accent": "#00AD5A" } }),
      },
    },
  });

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "nameboard-pages-"));
  await mkdir(join(clientDir, "assets"));
  await writeFile(join(clientDir, "assets", "main.js"), "export {};");
  await writeFile(join(clientDir, "assets", MAP_WORKER), "export {};");
  test = await buildWithPages();
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

/** Every route of the running server with its methods, parsed from the router's print-out. */
function routesOf(printed: string): { method: string; url: string }[] {
  const parents: string[] = [];
  return printed.split("\n").flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (match === null) return [];
    const depth = (match[1]?.length ?? 0) / 4;
    const url = `${parents.slice(0, depth).join("")}${match[2]}`;
    parents.splice(depth, Infinity, match[2] ?? "");
    return (match[3]?.split(", ") ?? []).map((method) => ({ method, url }));
  });
}

const fill = (url: string): string => url.replace(/:(\w+)/g, "x").replace("*", "unknown");

/** Asks every route, and some addresses that have none, and returns the answers. */
async function everyAnswer() {
  const routes = routesOf(test.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(100);
  const extra = [
    { method: "GET", url: "/nothing/here" },
    { method: "POST", url: "/nothing/here" },
    { method: "OPTIONS", url: "/v4/orders" },
    { method: "PUT", url: "/v4/orders" },
    { method: "DELETE", url: "/healthz" },
    { method: "GET", url: "/assets/main.js" },
    { method: "GET", url: "/assets/../../etc/passwd" },
    { method: "GET", url: "/docs/api/static/swagger-ui.css" },
    { method: "GET", url: "/%E0%A4%A" },
    { method: "POST", url: "/v4/orders/%" },
    { method: "GET", url: `/v4/places/${"x".repeat(300)}` },
    { method: "GET", url: "/booking/finder?lang=en" },
  ];
  return Promise.all(
    [...routes, ...extra].map(async ({ method, url }) => {
      const response = await test.app.inject({ method: method as "GET", url: fill(url) });
      return { at: `${method} ${url}`, response, header: (name: string) => String(response.headers[name] ?? "") };
    }),
  );
}

it("T-30, T-33, G-23: every answer has a policy that starts from nothing and cannot be framed or sniffed", async () => {
  const answers = await everyAnswer();
  const wrong = answers.flatMap(({ at, header }) => {
    const policy = header("content-security-policy");
    const complaints = [
      /default-src '(none|self)'/.test(policy) ? "" : "no default-src",
      policy.includes("unsafe-inline") || policy.includes("unsafe-eval") ? "unsafe" : "",
      policy.includes("frame-ancestors 'none'") ? "" : "can be framed",
      header("x-content-type-options") === "nosniff" ? "" : "can be sniffed",
      header("referrer-policy") === "same-origin" || header("referrer-policy") === "no-referrer"
        ? ""
        : "leaks its address",
      header("permissions-policy").includes("camera=()") ? "" : "no permissions policy",
      header("x-powered-by") === "" && header("server") === "" ? "" : "names its server",
    ].filter(Boolean);
    return complaints.length > 0 ? [`${at}: ${complaints.join(", ")} (${policy})`] : [];
  });
  expect(wrong).toEqual([]);
});

it("T-33: our pages run scripts by a nonce that is new each time, and accept trusted types only", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () =>
      String((await test.app.inject({ url: "/booking/finder" })).headers["content-security-policy"]),
    ),
  );
  expect(policies[0]).not.toBe(policies[1]);
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default pass-worker");
  }
});

it("G-24: by the rules of Mozilla's Observatory a page and a log-in on https score 125, where 100 is A+", async () => {
  const secure = await buildWithPages({ PUBLIC_URL: "https://rides.example" });
  const logIn = { login: "customer@demo.test", password: "nameboard-demo" };
  const own = { "sec-fetch-site": "same-origin" };
  const answers = [
    await secure.app.inject({ url: "/booking/finder", headers: own }),
    await secure.app.inject({ method: "POST", url: "/v4/auth/login", payload: logIn, headers: own }),
  ];
  await secure.close();
  for (const { headers, body } of answers) {
    const said = (name: string) => String(headers[name] ?? "");
    const cookies = [headers["set-cookie"] ?? []].flat();
    const [, policy = ""] = /script-src ([^;]*)/.exec(said("content-security-policy")) ?? [];
    const isStrict = said("content-security-policy").includes("default-src 'none'") && !policy.includes("unsafe");
    const scripts = [...body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = ""]) => source);
    // Each test of the Observatory by its name; that http leads to https is the proxy's in front, which alone speaks it.
    const points: Record<string, number> = {
      start: 100,
      "content-security-policy": isStrict ? 10 : -25,
      cookies: cookies.every((cookie) => /; Secure/.test(cookie) && /; SameSite=Lax/.test(cookie)) ? 0 : -40,
      // Any origin may read an answer that no cookie made; only together with credentials does that cost points.
      "cross-origin-resource-sharing": said("access-control-allow-credentials") === "" ? 0 : -50,
      "cross-origin-resource-policy": said("cross-origin-resource-policy") === "same-origin" ? 5 : 0,
      redirection: 0,
      "referrer-policy": /^(same-origin|no-referrer)$/.test(said("referrer-policy")) ? 5 : -5,
      "strict-transport-security": /max-age=(31536000|[4-9]\d{7})/.test(said("strict-transport-security")) ? 0 : -20,
      // Scripts of our own host need no hash beside them.
      "subresource-integrity": scripts.every((source) => /^\/(?!\/)/.test(source)) ? 0 : -50,
      "x-content-type-options": said("x-content-type-options") === "nosniff" ? 0 : -5,
      "x-frame-options": said("content-security-policy").includes("frame-ancestors 'none'") ? 5 : -20,
    };
    expect([Object.values(points).reduce((sum, one) => sum + one), points]).toEqual([125, points]);
  }
  expect([answers[1]?.headers["set-cookie"] ?? []].flat().length).toBeGreaterThan(0);
});

it("MAP-01: the worker of the map reaches this server alone, or the one origin of the operator's tiles; no page does", async () => {
  const own = await test.app.inject(`/assets/${MAP_WORKER}`);
  expect(own.headers["content-security-policy"]).toContain("connect-src 'self';");
  const tiled = await buildWithPages({
    MAP_TILES_URL: "https://tiles.example:8443/v3/{z}/{x}/{y}.pbf?key=k",
    MAP_TILES_CREDIT: "© Tiles",
  });
  const worker = await tiled.app.inject(`/assets/${MAP_WORKER}?tiles=https%3A%2F%2Fevil.example`);
  expect(worker.headers["content-security-policy"]).toContain("connect-src 'self' https://tiles.example:8443;");
  const page = await tiled.app.inject("/booking/finder");
  expect(page.headers["content-security-policy"]).toContain("connect-src 'self';");
  expect(page.body).toContain('"mapTiles":{"url":"https://tiles.example:8443/v3/{z}/{x}/{y}.pbf?key=k"');
  await tiled.close();
});

it("Y18: the pages know that a card pays less than fast payments where YooKassa takes roubles, and nothing of it elsewhere", async () => {
  const cardMostOf = async (variables: Record<string, string>) => {
    const built = await buildWithPages(variables);
    const { body } = await built.app.inject("/booking/finder");
    await built.close();
    const options = /<script[^>]*id="page-options"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? "";
    return (JSON.parse(options) as PageOptions).cardMost;
  };
  const keys = { YOOKASSA_SHOP: "100500", YOOKASSA_KEY: "test_standin" };
  const stripe = {
    ACQUIRER: "stripe",
    STRIPE_KEY: "sk_test_1",
    STRIPE_ACCOUNT: "acct_1",
    STRIPE_WEBHOOK_SECRETS: "whsec_1",
  };
  expect(await cardMostOf({})).toBeUndefined();
  expect(await cardMostOf({ ACQUIRER: "yookassa", ...keys })).toEqual({ RUB: 350_000 });
  expect(await cardMostOf({ ...stripe, ...keys })).toBeUndefined();
  expect(await cardMostOf({ ...stripe, ...keys, ACQUIRER_BY_CURRENCY: "RUB=yookassa" })).toEqual({ RUB: 350_000 });
});

it("the pages and the call for credits name the sources of what outside services answer, and nobody where none is set (found 59)", async () => {
  const creditsOf = async ({ app }: TestApp) => {
    const page = await app.inject("/booking/finder");
    const call = await app.inject("/v4/places/credits");
    const options = /<script[^>]*id="page-options"[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1] ?? "";
    return [(JSON.parse(options) as PageOptions).credits, call.json<{ result: unknown }>().result];
  };
  expect(await creditsOf(test)).toEqual([undefined, []]);
  const named = await buildWithPages({
    GEOCODER: "photon",
    GEOCODER_URL: "http://127.0.0.1:9",
    DIRECTIONS: "mapbox",
    DIRECTIONS_KEY: "pk.test",
  });
  const osm = { text: "© OpenStreetMap", url: "https://www.openstreetmap.org/copyright" };
  const mapbox = { text: "© Mapbox", url: "https://www.mapbox.com/about/maps/" };
  expect(await creditsOf(named)).toEqual([{ places: [osm], rides: [mapbox] }, [osm, mapbox]]);
  await named.close();
});

it("answers with personal data or money are never cached", async () => {
  const answers = await everyAnswer();
  for (const { at, header } of answers) {
    if (/\/v\d\/|\/payments|\/sandbox|\/dev\/|\/metrics/.test(at))
      expect([at, header("cache-control")]).toEqual([at, "no-store"]);
  }
});

it("only calls, and what a module in another page begins with, can be read by pages of other origins, and never with credentials (decisions 0018, 0070)", async () => {
  for (const { at, header } of await everyAnswer()) {
    const isMeant = /^\w+ \/((transnextgen\/)?(v[134]|:prefix)\/|booking\/inline$)/.test(at);
    expect([at, header("access-control-allow-credentials")]).toEqual([at, ""]);
    if (!isMeant) expect([at, header("access-control-allow-origin")]).toEqual([at, ""]);
  }
});

it("a site on https tells browsers to stay there, one on http does not", async () => {
  const secure = await buildTestApp({ variables: { PUBLIC_URL: "https://rides.example" } });
  const { headers } = await secure.app.inject({ url: "/healthz" });
  await secure.close();
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect((await test.app.inject({ url: "/healthz" })).headers["strict-transport-security"]).toBeUndefined();
});
