import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allowSite, startHost } from "./host-pages.ts";
import { ODD_HOSTS } from "./odd-hosts.ts";

/*
 * Every line that docs/embedding.md shows to partners, taken from the page itself, on hosts whose scripts have changed the built-ins.
 */

test.use({ viewport: { width: 1280, height: 3000 } });

const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/embedding.md"), "utf8");

let host = { origin: "", end: () => {} };
let disallow = async () => {};

test.beforeAll(async ({ baseURL }) => {
  host = await startHost(baseURL ?? "", { "guide.html": guidePage(baseURL ?? "") });
  disallow = await allowSite(baseURL ?? "", host.origin);
});
test.afterAll(async () => {
  await disallow();
  host.end();
});

/** The samples of a language in the guide, calling this server. */
const samples = (language: string, product: string) =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``, "g"))].map(([, code = ""]) =>
    code.replaceAll("https://rides.example", product),
  );

/** What the scripts of the guide name on their page. */
const TARGETS = '<div id="booking"></div><button id="taxi">Taxi</button>';

/** A page of all samples. The scripts stand first, so that the elements which they name come after them. */
function guidePage(product: string): string {
  const scripts = samples("js", product).map((code) => `<script>${code}</script>`);
  return `<!doctype html><html lang="en"><title>Host</title>${scripts.join("")}${samples("html", product).join("\n")}${TARGETS}`;
}

/** What the page notes: events of the modules, and errors of its own scripts. */
async function notesOf(page: Page) {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    if (window !== top) return;
    const ready: string[] = [];
    Object.defineProperty(window, "ready", { value: ready });
    addEventListener("nameboard:ready", ({ target }) => ready.push((target as Element).tagName));
  });
  const ready = () => page.evaluate(() => (window as unknown as { readonly ready: string[] }).ready.length);
  return { errors, ready };
}

/** Opens the panel behind a link or a button, waits for its module and closes it. */
async function openPanel(page: Page, opener: string, ready: () => Promise<number>): Promise<void> {
  const before = await ready();
  await page.locator(opener).click();
  await expect.poll(ready).toBe(before + 1);
  const close = page.getByRole("button", { name: "Close", exact: true });
  await close.click();
  await expect(close).toBeHidden();
}

for (const [name, change] of Object.entries(ODD_HOSTS)) {
  test(`EMB-02, EMB-05, found 38 and 39: on ${name} every line of the guide works before and after the file has loaded`, async ({
    page,
    baseURL,
  }) => {
    const product = baseURL ?? "";
    const html = samples("html", product);
    const scripts = samples("js", product);
    expect([html.length, scripts.length]).toEqual([5, 2]);
    await page.addInitScript(change);
    const { errors, ready } = await notesOf(page);
    await page.goto(`${host.origin}/guide.html`);
    // In a frame, in a frame with options, and in the page itself; the panels are not open yet.
    await expect.poll(ready).toBe(3);
    await openPanel(page, "nameboard-booking[variant=popup] a", ready);
    await openPanel(page, "#taxi", ready);
    await expect(page.frameLocator('iframe[title="Book a transfer"]').getByRole("search")).toBeVisible();

    const already = await ready();
    await page.evaluate(
      ([markup, codes, elements]) => {
        document.body.replaceChildren();
        document.body.append(document.createRange().createContextualFragment(elements));
        // Scripts in it run, as they do where a page is built by another script.
        document.body.append(document.createRange().createContextualFragment(markup));
        for (const code of codes) {
          const script = document.createElement("script");
          script.textContent = code;
          document.body.append(script);
        }
      },
      [html.join("\n"), scripts, TARGETS] as const,
    );
    await expect.poll(ready).toBe(already + 3);
    await openPanel(page, "nameboard-booking[variant=popup] a", ready);
    await openPanel(page, "#taxi", ready);
    const mounted = await page.evaluate(() => {
      const { Nameboard } = window as unknown as {
        readonly Nameboard: {
          mount(parent: Element, options: object): { readonly element: Element; destroy(): void };
        };
      };
      const before = document.querySelectorAll("nameboard-booking").length;
      const module = Nameboard.mount(document.body, { partner: 1863, lang: undefined, classes: [3, 17] });
      const names = module.element.getAttributeNames();
      module.destroy();
      return { names, left: document.querySelectorAll("nameboard-booking").length - before };
    });
    expect(mounted).toEqual({ names: ["partner", "classes"], left: 0 });
    expect(errors).toEqual([]);
  });
}

test("EMB-02: a module without a partner is shown, and one warning says what to write", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("Nameboard")) warnings.push(message.text());
  });
  const { errors, ready } = await notesOf(page);
  await page.goto(`${host.origin}/guide.html`);
  await expect.poll(ready).toBe(3);
  expect(warnings).toEqual([]);
  await page.evaluate(() => {
    const { Nameboard } = window as unknown as {
      readonly Nameboard: { mount(parent: Element, options: object): void };
    };
    Nameboard.mount(document.body, {});
  });
  await expect.poll(() => warnings).toEqual(['Nameboard: give your number as partner, such as "1863"']);
  expect(errors).toEqual([]);
});

for (const name of ["a page with enumerable members on its prototypes", "a page with Prototype.js"]) {
  test(`found 39: on ${name} the npm package mounts, unmounts and mounts again`, async ({ page }) => {
    await page.addInitScript(ODD_HOSTS[name] ?? (() => {}));
    const { errors, ready } = await notesOf(page);
    await page.goto(`${host.origin}/react.html`);
    await expect.poll(ready).toBe(1);
    await page.getByRole("button", { name: "Hide the cars" }).click();
    await expect(page.locator("nameboard-booking")).toHaveCount(0);
    await page.getByRole("button", { name: "Show the cars" }).click();
    await expect.poll(ready).toBe(2);
    expect(errors).toEqual([]);
  });
}
