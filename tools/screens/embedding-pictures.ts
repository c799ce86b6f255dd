import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { printLine } from "../../scripts/print-line.ts";
import { withServer } from "../../scripts/with-server.ts";
import { startHost } from "../../tests/journeys/host-pages.ts";

/*
 * `npm run embedding:pictures`: the pictures of docs/embedding.md, of a server with demo data and of a page of the examples.
 */

const FOLDER = join(import.meta.dirname, "../../docs/embedding");

/** As the guide calls the operator's site, whatever this server is called. */
const SERVER = "http://rides.example";

async function draw(page: Page, hotel: string): Promise<void> {
  const call = (path: string, body: object): Promise<number> =>
    page.evaluate(
      async ([address, sent]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(address, { method: "POST", headers, body: sent })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  const draw = async (title: string, name: string) => {
    const card = page.locator("section", { has: page.getByRole("heading", { name: title }) });
    await card.screenshot({ path: join(FOLDER, name) });
  };
  await page.goto(`${SERVER}/booking/finder?lang=en`);
  await call("/v4/auth/login", { login: "partner@demo.test", password: "nameboard-demo" });
  for (const site of [hotel, "https://hotel.example"]) await call("/v4/partners/sites", { site });

  await page.goto(`${SERVER}/account/settings?tab=booking&lang=en`);
  const preview = page.frameLocator("iframe");
  await preview.getByRole("button", { name: "See prices" }).waitFor();
  await draw("Code for your page", "generator.png");
  await page.getByLabel("Address of the page").fill(`${hotel}/rooms.html`);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("The module is not in the page").waitFor();
  await draw("Check a page", "check.png");

  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(`${hotel}/theme.html`);
  const module = page.frameLocator("nameboard-booking iframe");
  await module
    .getByRole("button", { name: /^Choose/ })
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, "page.png") });
}

const executablePath = await findChromium(printLine);
await mkdir(FOLDER, { recursive: true });
await withServer(async ({ url }) => {
  const hotel = await startHost(SERVER);
  const rules = `--host-resolver-rules=MAP rides.example ${new URL(url).host.replace("localhost", "127.0.0.1")}`;
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, rules] });
  try {
    await draw(await browser.newPage({ viewport: { width: 1000, height: 900 } }), hotel.origin);
  } finally {
    await browser.close();
    hotel.end();
  }
});
printLine(`The pictures are in ${FOLDER}`);
