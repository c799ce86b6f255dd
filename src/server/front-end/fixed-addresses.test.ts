import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
let files = "";
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), "inline-"));
  for (const name of ["v1.js", "letters-1.woff2"]) await writeFile(join(files, name), "");
  const built = { css: "", script: "/main.js", inlined: [], preloads: [] };
  test = await buildTestApp({
    variables: { BASE_PATH: "/rides" },
    parts: {
      pages: {
        clientDir: import.meta.dirname,
        inlineDir: files,
        buildId: "1",
        filesOf: () => built,
        frameScript: "/assets/frame.js",
        loader: 'const FINDER = origin + "__BASE_PATH__/finder";',
        render: ({ options }) => ({ html: options.color, title: "Nameboard", status: 200, colours: {} }),
      },
    },
  });
});
afterAll(async () => {
  await test.close();
  await rm(files, { recursive: true });
});

it("EMB-02: a page of any site may load the module's file, which knows where our pages are", async () => {
  const { body, headers } = await test.app.inject("/embed/v1.js");
  expect(body).toBe('const FINDER = origin + "/rides/finder";');
  expect([
    headers["cross-origin-resource-policy"],
    headers["access-control-allow-origin"],
    headers["cache-control"],
  ]).toEqual(["cross-origin", "*", "public, max-age=3600"]);
});

it("EMB-02, T-30: every site may load the files of the module in the page itself, and asks anew for the one whose name stays", async () => {
  const headersOf = async (name: string) => {
    const { headers } = await test.app.inject(`/embed/inline/${name}`);
    return ["access-control-allow-origin", "cross-origin-resource-policy", "cache-control"].map(
      (header) => headers[header],
    );
  };
  expect(await headersOf("v1.js")).toEqual(["*", "cross-origin", "no-cache"]);
  expect(await headersOf("letters-1.woff2")).toEqual(["*", "cross-origin", "public, max-age=31536000, immutable"]);
});

it("W3: the address that frames had before leads to the same search in ours", async () => {
  const old = "userID=1863&lang=en&currency=GBP&from_place_id=a2434&to_place_id=g2643743&car_class_id=3&x=1";
  const { statusCode, headers } = await test.app.inject(`/steporder/framens?${old}`);
  expect([statusCode, headers.location]).toEqual([
    302,
    "/rides/finder?module_type=frame&user_id=1863&lang=en&currency=GBP&from=a2434&to=g2643743&relation_car_class_ids=3",
  ]);
});

it("EMB-03, EMB-10: a frame brings its own script and takes the accent of the page around it; no other page does either", async () => {
  const page = async (search: string) => (await test.app.inject(`/rides/finder${search}`)).body;
  const framed = await page("?module_type=frame&accent=1F3A4D");
  expect(framed.indexOf("/assets/frame.js")).toBeGreaterThan(0);
  expect(framed.indexOf("/assets/frame.js")).toBeLessThan(framed.indexOf("/main.js"));
  expect(framed).toContain(">#1F3A4D<");
  expect(await page("?module_type=frame&accent=red;")).toContain(">#00AD5A<");
  const own = await page("?accent=1F3A4D");
  expect([own.includes("frame.js"), own.includes("1F3A4D<")]).toEqual([false, false]);
});

it.each([
  ["", "site"],
  ["?user_id=1863", "partner"],
  ["?user_id=1863&module_type=frame", "frame"],
  ["?user_id=1863&module_type=frame&platform=airline", "airline"],
  ["?module_type=airline", "airline"],
])("EMB-09, OPN-059: the page at %j stands on %s", async (search, platform) => {
  expect((await test.app.inject(`/rides/finder${search}`)).body).toContain(`"platform":"${platform}"`);
});
