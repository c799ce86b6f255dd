import { expect, type Page } from "@playwright/test";
import { askIn } from "./chromium-hand.ts";
import type { Look } from "./in-page/computed-looks.ts";
import { test } from "./one-page.ts";
import { untilReady } from "./take-hand.ts";

/*
 * The kit as a guest in a shadow root on a careless page: it looks as on its own page, and
 * the host looks as if there were no guest. Needs the built server.
 */

for (const { width, device, lang } of [
  { width: 1280, device: "a desk", lang: "en" },
  { width: 442, device: "a phone", lang: "ru" },
]) {
  test(`${lang}, ${device}: every element of the guest looks the same as on its own page`, async ({ sheet }) => {
    await sheet.setViewportSize({ width, height: 900 });
    await open(sheet, `/_gallery/host?lang=${lang}`);
    const [{ width: room } = { width }] = await looks(sheet, "[data-kit]");
    const guest = await looks(sheet, "main");
    await sheet.setViewportSize({ width: Math.round(room), height: 900 });
    await open(sheet, `/_gallery?lang=${lang}`);
    // A list draws its rows once it has been measured.
    await expect.poll(async () => differences(await looks(sheet, "main"), guest), { timeout: 30_000 }).toEqual([]);
    expect(guest.length).toBeGreaterThan(500);
  });
}

test("the host page keeps the looks, the globals, the history and the styles that it has without a guest", async ({
  sheet,
}) => {
  await sheet.route("**/_gallery/assets/host*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await sheet.goto("/_gallery/host?lang=en");
  const alone = await traces(sheet);
  await sheet.unroute("**/_gallery/assets/host*.js");
  await open(sheet, "/_gallery/host?lang=en");
  const together = await traces(sheet);
  expect(together).toEqual(alone);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(askIn(page.mainFrame()));
  await page.evaluate(() => document.fonts.ready);
}

async function looks(page: Page, selector: string): Promise<readonly Look[]> {
  return JSON.parse(await askIn(page.mainFrame())("computedLooks", selector)) as Look[];
}

async function traces(page: Page) {
  const ofPage = await page.evaluate(() => ({
    globals: Object.keys(globalThis).toSorted(),
    styles: document.querySelectorAll("style, link[rel=stylesheet]").length,
    sheets: document.adoptedStyleSheets.length,
    history: history.length,
    address: location.pathname + location.search,
    onRoot: document.documentElement.getAttributeNames().toSorted(),
    onBody: document.body.getAttributeNames().toSorted(),
    children: [...document.body.children].map(({ localName, id }) => `${localName}#${id}`),
    scrolls: getComputedStyle(document.documentElement).overflow,
  }));
  return { ofPage, heading: await looks(page, "h1"), sentence: await looks(page, "#of-the-host") };
}

/** Differences in looks, by path; a fraction of a pixel cannot be seen. */
function differences(own: readonly Look[], guest: readonly Look[]): readonly string[] {
  const byPath = new Map(guest.map((look) => [look.path, look]));
  return own.flatMap(({ path, styles, width, height }) => {
    const found = byPath.get(path);
    if (found === undefined) return [`${path} is not there`];
    const differing = Object.entries(styles).filter(([name, value]) => found.styles[name] !== value);
    const said = differing.map(([name, value]) => `${path}: ${name} is ${found.styles[name]}, not ${value}`);
    const isSized = Math.abs(found.width - width) <= 1 && Math.abs(found.height - height) <= 1;
    return isSized ? said : [...said, `${path}: ${found.width} x ${found.height}, not ${width} x ${height}`];
  });
}
