import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { DAY_MS } from "#domain/values/durations.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { printLine } from "../../scripts/print-line.ts";
import { withServer } from "../../scripts/with-server.ts";

/*
 * `npm run console:pictures`: the pictures of docs/console.md and docs/console.ru.md, of a server with a day's work that is made up for it. The
 * day is the one on which they are drawn.
 */

const FOLDER = join(import.meta.dirname, "../../docs/console");
const ORDERS = "300";
const SIZE = { width: 1120, height: 700 };
const WIDE = { width: 1280, height: 800 };

/** Makes up a day's work. */
async function fill(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ["scripts/demo-orders.ts", ORDERS], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error("The orders could not be made up.");
}

interface Found {
  readonly trips: readonly {
    readonly trip_id: number;
    readonly order_id: number;
    readonly phone: string | null;
    readonly pickup: { readonly at: number };
  }[];
}

async function draw(page: Page, url: string, lang: Locale): Promise<void> {
  const ask = async <Answer>(path: string): Promise<Answer> =>
    page.evaluate(async (address) => {
      const { result } = (await (await fetch(address)).json()) as { result: Answer };
      return result;
    }, `/operator/v1/${path}lang=${lang}`);
  const open = async (path: string, isThere: string): Promise<void> => {
    await page.goto(`${url}${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
    await page.locator(isThere).first().waitFor();
    await page.waitForLoadState("networkidle").catch(() => undefined);
  };
  const keep = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}.${lang}.png`) });
  };

  await open("/console", "form");
  await page.evaluate(async () => {
    const body = JSON.stringify({ login: "dispatcher@demo.test", password: "nameboard-demo" });
    await fetch("/v4/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body });
  });
  // From this width on all usual columns of the board stand side by side, and those of the telephone.
  await page.setViewportSize(WIDE);
  await open("/console", "[role=row]");
  await keep("board");
  await page.setViewportSize(SIZE);

  await open("/console?view=timeline", "h1");
  await keep("timeline");

  const { trips } = await ask<Found>("trips?group=driver-missing&limit=1&");
  const [trip] = trips;
  if (trip === undefined) throw new Error("No trip waits for a driver.");
  await open(`/console/orders/${trip.order_id}`, "main section dl");
  await keep("order");
  await page.keyboard.press("e");
  await page.locator("dialog[open] input").first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await keep("change");

  await page.setViewportSize(WIDE);
  await open("/console/orders/new", "main input");
  await page.keyboard.type(trip.phone ?? "");
  await page.locator("ol button").first().waitFor();
  await page.keyboard.press("F2");
  await page.keyboard.press("Enter");
  // A class has its name and, once it is known, its price.
  await page.locator("fieldset label:has(kbd)").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("fieldset label:has(kbd)")].every(
      (label) => label.querySelectorAll("b").length === 2,
    ),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await keep("telephone");
  await page.setViewportSize(SIZE);

  await open("/console/requests", "main li a");
  await keep("requests");

  // A ride that is near is sold no more.
  const { trips: later } = await ask<Found>("trips?state=confirmed&limit=100&");
  const priced = later.find(({ pickup }) => pickup.at > Date.now() + DAY_MS) ?? trip;
  await open(`/console/tester?trip=${priced.trip_id}`, "main h2");
  await keep("tester");
}

const executablePath = await findChromium(printLine);
await mkdir(FOLDER, { recursive: true });
await withServer(async ({ url, dataDir }) => {
  await fill(dataDir);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    for (const lang of LOCALES) {
      const context = await browser.newContext({ viewport: SIZE, timezoneId: "Europe/Moscow" });
      await draw(await context.newPage(), url, lang);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});
printLine(`The pictures are in ${FOLDER}`);
