import { chromium, expect, test, type LaunchOptions, type Page } from "@playwright/test";
import { vectorTile } from "#server/map/vector-tile.ts";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.ts";
import { Traveller } from "./traveller.ts";

const WITH_WEBGL = CHROMIUM_FLAGS.filter((flag) => flag !== "--disable-gpu");

async function openLargeMap(page: Page, traveller: Traveller): Promise<void> {
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396&to=g524901`);
  await page
    .getByRole("button", { name: traveller.t("prices.map.open") })
    .locator("visible=true")
    .click();
}

/** Without a graphics card every pixel of the map costs the processor, so the window is as small as a desk's can be. */
const SMALL_DESK = { width: 1024, height: 600 };

/** The page waits longer for its map: how fast a processor draws it without a graphics card says nothing of the page. */
const patient = (page: Page) =>
  page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    const slower = (run: () => void, ms = 0) => usual(run, ms >= 10_000 ? ms * 6 : ms);
    Object.assign(window, { setTimeout: slower });
  });

/** A browser that can draw the large map. */
const drawing = (launchOptions: LaunchOptions | undefined) =>
  chromium.launch({
    ...launchOptions,
    args: [...WITH_WEBGL, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });

test("MAP-04, PLC-10: the large map moves the address to the door and the price with it, and refuses the sea, another country and a far place in words", async ({
  baseURL,
}, info) => {
  const browser = await drawing(info.project.use.launchOptions);
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: SMALL_DESK });
  await patient(page);
  const traveller = new Traveller(page, info);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await openLargeMap(page, traveller);
  const map = page.getByRole("dialog", { name: traveller.t("prices.map.title") });
  const pin = map.getByRole("button", { name: traveller.like("prices.map.move") });
  await expect(map.getByRole("button", { name: traveller.t("prices.map.closer") })).toBeVisible({ timeout: 80_000 });
  await expect(pin).toHaveCount(1);

  const priced = page.waitForRequest((request) => request.url().includes("/v4/prices?"));
  await pin.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowLeft");
  await priced;
  await expect(page).toHaveURL(/[?&]to=f/);
  await expect(map).toBeVisible();
  await expect(pin).toBeFocused();

  for (const [point, refusal] of [
    ["60,28", "errors.pin-at-sea"],
    ["52.2,21", "errors.pin-abroad"],
    ["57.5,37.6", "errors.pin-far"],
  ] as const) {
    await page.route(/\/v4\/places\/[^?]+\?.*point=/, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("point", point);
      await route.continue({ url: url.href });
    });
    await page.keyboard.press("ArrowUp");
    await expect(map.getByRole("alert")).toHaveText(traveller.t(refusal));
    await page.unrouteAll();
  }
  expect(problems.filter((text) => /policy|trusted|refused/i.test(text))).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(map).toHaveCount(0);
  // MAP-06: an end that is typed over takes the map away.
  await page.getByRole("combobox", { name: traveller.t("places.to"), exact: true }).fill("к");
  await expect(page.getByRole("img", { name: traveller.like("prices.routePicture") })).toHaveCount(0);
  await browser.close();
});

test("MAP-01: where the large map cannot be drawn the picture stays and says why", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openLargeMap(page, traveller);
  const map = page.getByRole("dialog", { name: traveller.t("prices.map.title") });
  await expect(map.getByText(traveller.t("prices.map.pictureOnly"))).toBeVisible();
  await expect(map.getByRole("img", { name: traveller.like("prices.routePicture") })).toBeVisible();
});

/** A tile of an operator, of which something is seen wherever the ride lies on it: a lake and a town. */
const OPERATOR_TILE = vectorTile([
  { name: "water", kind: "area", lines: [[0, 0, 4096, 0, 4096, 4096, 0, 4096]] },
  { name: "place", kind: "point", points: [{ x: 2000, y: 2000, properties: { class: "city", name: "Tiletown" } }] },
]);

test("MAP-01: an operator's own tiles are drawn with their credit; while they are refused ours stand in, with the line and the pin, and say so", async ({
  baseURL,
}, info) => {
  const browser = await drawing(info.project.use.launchOptions);
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: SMALL_DESK });
  await patient(page);
  const traveller = new Traveller(page, info);
  let status = 503;
  await page.route(/\/tiles-of-a-test\//, (route) => route.fulfill({ status, body: OPERATOR_TILE }));
  // The server of all journeys has no such setting, so its page is answered as with it.
  const tiles = { url: `${baseURL}/tiles-of-a-test/{z}/{x}/{y}.pbf`, credits: [{ text: "© Tiles of a test" }] };
  await page.route(/\/booking\/finder/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"seller":', `"mapTiles":${JSON.stringify(tiles)},"seller":`);
    await route.fulfill({ response, body });
  });
  const map = page.getByRole("dialog", { name: traveller.t("prices.map.title") });
  const picture = map.getByRole("img", { name: traveller.like("prices.routePicture") });
  await openLargeMap(page, traveller);
  await expect(map.getByText(traveller.t("prices.map.substitute"))).toBeVisible({ timeout: 80_000 });
  await expect(map.getByRole("button", { name: traveller.like("prices.map.move") })).toBeVisible();
  await expect(map.getByText("© Tiles of a test")).toHaveCount(0);
  status = 200;
  await openLargeMap(page, traveller);
  await expect(map.getByText("© Tiles of a test")).toBeVisible({ timeout: 80_000 });
  await expect(picture).toHaveCount(0);
  await browser.close();
});
