import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

const get = (url: string) => test.app.inject({ url, headers: { accept: "text/html" } });

/** Every address that a page of the guide leads to on this server. */
async function linksOf(url: string): Promise<string[]> {
  const { body } = await get(url);
  return [...body.matchAll(/(?:href|src)="(\/docs[^"]*)"/g)].map(([, target = ""]) => target);
}

it("shows the README first, with contents that lead to every page of the guide", async () => {
  const page = await get("/docs");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1 id="nameboard">Nameboard</h1>');
  const pages = (await linksOf("/docs")).filter((link) => !/search|pictures|#/.test(link));
  expect(pages.length).toBeGreaterThan(60);
  for (const link of new Set(pages)) expect([link, (await get(link)).statusCode]).toEqual([link, 200]);
});

it("leads from every page only to pages, headings and pictures that exist", async () => {
  const pages = [...new Set((await linksOf("/docs")).filter((link) => !/search|pictures|api$|#/.test(link)))];
  const dead: string[] = [];
  const bodies = new Map<string, string>();
  const bodyOf = async (url: string) => {
    const known = bodies.get(url);
    if (known !== undefined) return known;
    const { statusCode, body } = await get(url);
    const read = statusCode === 200 ? body : "";
    bodies.set(url, read);
    return read;
  };
  for (const page of pages) {
    const body = await bodyOf(page);
    for (const [, target = ""] of body.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?:|mailto:|data:)/.test(target)) continue;
      const [path = "", anchor] = target.split("#");
      const there = await bodyOf(path === "" ? page : path);
      if (there === "" || (anchor !== undefined && !there.includes(`id="${decodeURIComponent(anchor)}"`)))
        dead.push(`${page}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
});

it("finds a section by words that are begun or misspelt, and says so where there is none", async () => {
  expect((await get("/docs/search?q=restore%20backup")).body).toMatch(/href="\/docs\/running#[\w-]*"/);
  expect((await get("/docs/search?q=certifcate")).body).toContain('class="hits"');
  expect((await get("/docs/search?q=%3Cb%3Ezzqq")).body).toContain("Nothing found for “&lt;b&gt;zzqq”");
  expect((await get("/docs/search?q=a&q=b")).statusCode).toBe(200);
});

it("runs nothing in the browser, and gives no file beside its pages and pictures", async () => {
  const page = await get("/docs/running");
  expect(page.body).not.toMatch(/<script|style="/);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const url of [
    "/docs/no-such-page",
    "/docs/pictures/requirements.tsv",
    "/docs/pictures/../package.json",
    "/docs/pictures/%2e%2e/package.json",
    "/docs/..%2fpackage",
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});
