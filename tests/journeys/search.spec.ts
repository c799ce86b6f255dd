import { expect, test, type Page, type Route } from "@playwright/test";
import { watchPage } from "../../tools/bench/web-watch.ts";
import { Traveller } from "./traveller.ts";

/** The two points of a price request. */
const pointsOf = (url: string) => {
  const query = new URL(url).searchParams;
  return [query.get("start_place_point"), query.get("finish_place_point")];
};

/** Every file that a page brings from now on, with its bytes on the wire. */
async function filesOf(page: Page): Promise<readonly { readonly url: string; readonly bytes: number }[]> {
  const files: { url: string; bytes: number }[] = [];
  const urls = new Map<string, string>();
  const tools = await page.context().newCDPSession(page);
  tools.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? "", bytes: encodedDataLength });
  });
  await tools.send("Network.enable");
  return files;
}

/** Answers the price requests of the way back, and lets all others through. */
async function answerReturn(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/v4\/prices\?.*way_back_of=/, answer);
}

test("F18, F11, FND-32: the way back is asked for with the ends swapped, says its price, discount and waiting, and is part of the address", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const there = page.waitForRequest(/\/v4\/prices\?/);
  await traveller.findPrices();
  const back = page.waitForRequest(/\/v4\/prices\?.*way_back_of=/);
  await page.getByLabel(traveller.t("places.roundTrip")).check();
  expect(pointsOf((await back).url())).toEqual(pointsOf((await there).url()).toReversed());
  await expect(page).toHaveURL(/[?&]back=1/);
  const facts = page.getByRole("status").filter({ hasText: /%/ });
  await expect(facts).toContainText(/15/);
  await expect(page.locator("li p", { hasText: traveller.t("prices.perCarBoth") }).first()).toBeVisible();

  // A reload keeps it, and its answer moves no car; the removed way back leaves box, price and address.
  const held = Promise.withResolvers<void>();
  await answerReturn(page, (route) => held.promise.then(() => route.fallback()));
  await page.reload();
  await expect(page.getByLabel(traveller.t("places.roundTrip"))).toBeChecked();
  await expect(page.getByText(traveller.t("prices.returnAsking"))).toBeVisible();
  await traveller.seePrices();
  const first = await traveller.chooseButtons().first().boundingBox();
  held.resolve();
  await expect(facts).toBeVisible();
  expect(await traveller.chooseButtons().first().boundingBox()).toEqual(first);
  await page.getByRole("button", { name: traveller.t("prices.returnRemove") }).click();
  await expect(page.getByLabel(traveller.t("places.roundTrip"))).not.toBeChecked();
  await expect(page.locator("li p", { hasText: traveller.t("prices.perCarBoth") })).toHaveCount(0);
  await expect(page).not.toHaveURL(/back=/);

  // Another search of the same tab starts without it.
  await page.goto(`/booking/finder?lang=${traveller.lang}`);
  await expect(page.getByLabel(traveller.t("places.roundTrip"))).not.toBeChecked();
});

test("FND-33, FND-34: a way back without a price, or one that cannot be asked for, says so and can be tried again or removed", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await answerReturn(page, (route) => route.fulfill({ status: 500, json: { result: null, error: null } }));
  await page.getByLabel(traveller.t("places.roundTrip")).check();
  const problem = page.getByRole("alert").filter({ hasText: traveller.t("DataForms.Routes.error") });
  await expect(problem).toBeVisible();
  await expect(page.getByText(traveller.t("prices.oneWayOnly")).first()).toBeVisible();
  await page.unrouteAll();
  await answerReturn(page, (route) => route.fulfill({ json: { result: [], error: null } }));
  await problem.getByRole("button", { name: traveller.t("common.retry") }).click();
  await expect(problem).toBeVisible();
  await page.getByRole("button", { name: traveller.t("prices.returnRemove") }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByLabel(traveller.t("places.roundTrip"))).not.toBeChecked();
});

test("F10, FND-14, FND-19, FND-27, OPN-005: Find shows that it works, a first search shows where the cars will be, a refresh that fails or finds no connection keeps the old prices and says so, and a failed search can be tried again", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const find = traveller.findButton();
  let answer: (() => void) | undefined;
  await page.route(/\/v4\/prices\?/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 500, json: { result: null, error: null } });
  });
  await find.click();
  await expect(find).toHaveAttribute("aria-busy", "true");
  await expect(traveller.chooseButtons().first()).toBeVisible();
  answer?.();
  await expect(page.getByText(traveller.t("prices.keptOld"))).toBeVisible();
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page
    .getByRole("alert")
    .getByRole("button", { name: traveller.t("common.retry") })
    .click();
  await expect(page.getByText(traveller.t("prices.keptOld"))).toHaveCount(0);

  await page.context().setOffline(true);
  await find.click();
  await expect(page.getByText(traveller.t("prices.keptOld"))).toBeVisible();
  await page.context().setOffline(false);
  await page
    .getByRole("alert")
    .getByRole("button", { name: traveller.t("common.retry") })
    .click();
  await expect(page.getByText(traveller.t("prices.keptOld"))).toHaveCount(0);

  // A first search that fails leaves no map beside it as if all were well.
  const held = Promise.withResolvers<void>();
  await page.route(/\/v4\/prices\?/, async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, json: { result: null, error: null } });
  });
  await page.reload();
  const skeleton = page.locator("[aria-busy=true]").getByRole("heading", { name: traveller.t("prices.heading") });
  await expect(skeleton).toBeVisible();
  await expect(traveller.chooseButtons()).toHaveCount(0);
  held.resolve();
  await expect(page.getByText(traveller.t("Finder.priceError"))).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await expect(page.getByRole("region", { name: traveller.t("prices.route"), exact: true })).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: traveller.t("common.retry") }).click();
  await expect(traveller.chooseButtons().first()).toBeVisible();
});

test("OPN-002, OPN-021, F24, APP-03, BKF-15, PRC-23, PRC-24: the form's link opens cold with route, car, way back and time, and Back finds the list as it was", async ({
  page,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.typePlaces();
  await page.getByLabel(traveller.t("places.roundTrip")).check();
  await expect(page.getByRole("status").filter({ hasText: /%/ })).toBeVisible();
  const list = page.url();
  await traveller.chooseButtons().nth(1).click();
  const total = page.locator("strong").filter({ hasText: /\d/ }).first();
  const sum = await total.textContent();
  const link = page.url();
  expect(new URL(link).pathname).toMatch(/\/finder\/prices$/);
  await traveller.field("booking.name").fill("Anna");
  await page.reload();
  await expect(traveller.field("booking.name")).toHaveValue("Anna");
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(traveller.chooseButtons().first()).toBeVisible();
  // The list was the first: Back leads from it to the finder as it was before the second place.
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&](to|back)=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(link);

  // In a frame of another site the browser may refuse cookies altogether.
  const guest = await browser.newContext();
  await guest.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("Cookies are blocked", "SecurityError");
    };
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  const cold = await guest.newPage();
  await cold.goto(link);
  await expect(cold.getByRole("heading", { name: traveller.t("booking.tripBack") })).toBeVisible();
  await expect(cold.locator("strong").filter({ hasText: /\d/ }).first()).toHaveText(sum ?? "");

  // A price that has changed since the link was made is said in one line.
  await cold.evaluate(() => sessionStorage.clear());
  await cold.route(/\/v4\/prices\/\d+\/lines/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { total: number } | null };
    const result = answer.result && { ...answer.result, total: answer.result.total + 100 };
    return route.fulfill({ json: { ...answer, result } });
  });
  await cold.route(/\/v4\/prices\?.*/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { price_id: number }[] };
    const result = answer.result.map((item) => ({ ...item, price_id: item.price_id + 1_000_000 }));
    return route.fulfill({ json: { ...answer, result } });
  });
  await cold.goto(link);
  await expect(cold.getByText(traveller.t("prices.changedAnyhow"))).toBeVisible();
  await cold.unrouteAll({ behavior: "wait" });

  // A car that is no longer sold says so and leads to the list; a link without a car is the list.
  await cold.goto(link.replace(/car=[^&]*/, "car=99.1"));
  await cold.evaluate(() => sessionStorage.clear());
  await cold.reload();
  await expect(cold.getByText(traveller.t("booking.linkGone"))).toBeVisible();
  await cold.goto(link.replace(/&car=[^&]*/, "").replace(/&price=[^&]*/g, ""));
  await cold.evaluate(() => sessionStorage.clear());
  await cold.reload();
  await expect(cold.getByRole("button", { name: traveller.like("prices.chooseClass") }).first()).toBeVisible();
  await expect(cold).toHaveURL(/\/finder\?/);

  // Forward may lead on while the page's code is still coming: what is shown is the search of the address.
  const [asked, start] = [new URL(list), Promise.withResolvers<void>()];
  await cold.route(/\/assets\/main[^/]*\.js/, async (route) => {
    await start.promise;
    await route.continue();
  });
  await cold.goto(list, { waitUntil: "commit" });
  await expect(cold.locator("#place-to")).not.toHaveValue("");
  asked.searchParams.set("to", "g480060");
  await cold.evaluate((url) => history.replaceState(null, "", url), asked.href);
  start.resolve();
  await expect(cold.locator("#place-to")).toHaveValue(/Тверь|Tver/);
  await guest.close();
});

test("OPN-094, ruling 26, ruling 27, F20, F23: with a date and time the prices are of that moment, the form takes it over and the price does not grow; nothing of list or form loads before both places, and the first page is light and stands still", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const files = await filesOf(page);
  const watch = await watchPage(page);
  await traveller.openFinder();
  await page.waitForLoadState("networkidle");
  const early = files.map(({ url }) => url);
  // Nobody asks for the account of a visitor (OPN-094).
  expect(early.filter((url) => url.includes("get-setting-user"))).toEqual([]);
  expect(
    early.filter((url) =>
      /assets.*(finder-parts|\/form-|form-parts|form-checks|order-sending|\/shared-|when-panel|date-field|mask)/.test(
        url,
      ),
    ),
  ).toEqual([]);
  // With both files of the typeface; `npm run bench:web` prints how long all of it takes on a slow phone.
  // What is fetched ahead for later, whenever the browser finds time for it, is not counted.
  const shown = await (await page.request.get(page.url())).text();
  const first = files.filter(({ url }) => url.endsWith(".woff2") || shown.includes(new URL(url).pathname));
  expect(first.length).toBeGreaterThan(3);
  expect(first.length).toBeLessThanOrEqual(13);
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(200_000);
  // Words of the header differ by a few pixels from one typeface to the other.
  expect((await watch()).shifts).toBeLessThan(0.005);

  await page.getByRole("button", { name: traveller.t("places.when") }).click();
  const [date, time] = [page.locator("#when-date"), page.locator("#when-time")];
  if (traveller.onPhone) await date.fill(traveller.day());
  else {
    const [year, month, day] = traveller.day().split("-");
    await date.pressSequentially(`${day}${month}${year}`);
    await date.press("Tab");
  }
  await page.getByRole("button", { name: traveller.t("places.whenDone") }).click();
  await expect(page.getByText(traveller.t("places.whenTimeMissing"))).toBeVisible();
  if (traveller.onPhone) await time.fill("03:40");
  else {
    await time.pressSequentially("0340");
    await time.press("Tab");
  }
  await page.getByRole("button", { name: traveller.t("places.whenDone") }).click();
  await expect(page).toHaveURL(new RegExp(`when=${traveller.day()}T03`));

  const asked = page.waitForRequest(/\/v4\/prices\?.*departure_time=/);
  // The prices are asked for while the code of their list is still on its way.
  await page.route(/\/assets\/finder-parts[^/]*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.choosePlace("to", "moscow", /^(Москва|Moscow)/);
  await asked;
  const choose = traveller.chooseButtons().first();
  const name = (await choose.getAttribute("aria-label")) ?? "";
  await choose.click();
  await expect(page.locator("#trip-0-date")).not.toHaveValue("");
  await expect(page.locator("#trip-0-time")).toHaveValue("03:40");
  const total = page.locator("strong").filter({ hasText: /\d/ }).first();
  const sum = ((await total.textContent()) ?? "").replace(/\D/g, "");
  expect(name.replace(/\D/g, "")).toContain(sum);
  await page.waitForTimeout(1500);
  await expect(page.getByText(traveller.like("prices.changed"))).toHaveCount(0);
});

test("F23, F8: without a connection for its code the list says so in its place, under the search, and comes with the connection", async ({
  page,
  context,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.field("places.to").fill("moscow");
  const moscow = page.getByRole("option").first();
  await moscow.waitFor();
  await context.setOffline(true);
  await moscow.click();
  await expect(page.getByRole("heading", { name: traveller.t("common.offline") })).toBeVisible();
  await expect(page.locator("#place-to")).toHaveValue(/Москва|Moscow/);
  await context.setOffline(false);
  await expect(traveller.chooseButtons().first()).toBeVisible();
});

test("ERR-14, F23: a style file of the list that is lost reloads the page once, and a page whose script is lost says so", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let lost = 0;
  await page.route(/\/assets\/finder-parts[^/]*\.css/, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await traveller.findPrices();
  expect(lost).toBeGreaterThan(1);
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await page.route(/\/assets\/main-[^/]*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(traveller.t("document.lost"));
  await page.unroute(/\/assets\/main-[^/]*\.js/);
  await page.getByRole("alert").getByRole("link").click();
  await expect(traveller.chooseButtons().first()).toBeVisible();
});

test("F15, FND-11, MAP-01, MAP-02, OPN-022, OPN-023: the way back is offered to a new order only, and a page can leave it and the map out", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const box = page.getByLabel(traveller.t("places.roundTrip"));
  const open = (query: string) => page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396&to=g524901${query}`);
  const map = page.getByRole("img", { name: traveller.like("prices.routePicture") });
  const line = page.waitForRequest(/\/v4\/navigation-paths\?.*start_point=.*finish_point=/);
  await open("&action=new");
  await expect(box).toBeVisible();
  await expect(map).toBeVisible();
  await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);
  await line;
  for (const query of ["&action=change&back=1", "&action=repeat", "&reverseDisabled=1"]) {
    await open(query);
    await expect(traveller.chooseButtons().first()).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(page.locator("li p", { hasText: traveller.t("prices.perCarBoth") })).toHaveCount(0);
  }
  await open("&hideMap=1");
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await expect(map).toHaveCount(0);
});

test("OPN-060, F15, FND-03, FND-04, FND-18: a repeated order fills the finder for who may read it, and a change leads to the form of who may make it", async ({
  page,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.order();
  await page.waitForURL(/\/sandbox\/pay\//);
  // The browser keeps the key of what it has ordered, for each of its tabs and for no script.
  const cookies = await page.context().cookies();
  const kept = cookies.filter(({ name }) => name.startsWith("nameboard-order-"));
  expect(kept.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, "Lax"]]);
  const id = kept[0]?.name.replace("nameboard-order-", "") ?? "";
  const repeat = `/booking/finder?lang=${traveller.lang}&action=repeat&order_id=${id}`;
  const asked = page.waitForRequest((request) => request.url().includes(`/v4/orders/trips?`));
  await page.goto(repeat);
  expect(new URL((await asked).url()).searchParams.get("order_id")).toBe(id);
  await expect(page).toHaveURL(new RegExp(`(?=.*[?&]from=)(?=.*[?&]to=).*[?&]when=${traveller.day()}T18`));
  await expect(traveller.chooseButtons().first()).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(repeat);
  await expect(stranger.getByText(traveller.t("places.orderUnknown", { id }))).toBeVisible();
  await expect(stranger.getByRole("combobox")).toHaveCount(2);

  const change = repeat.replace("repeat", "change");
  await stranger.goto(change);
  await expect(stranger.getByText(traveller.t("accounts.denied"))).toBeVisible();
  await expect(stranger.getByRole("combobox")).toHaveCount(0);
  await stranger.context().close();
  const form = page.getByRole("heading", { name: traveller.t("booking.draft.title.change", { id }) });
  for (const address of [change, change.replace("/finder?", "/finder/prices?")]) {
    await page.goto(address);
    await expect(form).toBeVisible();
    await expect(traveller.field("booking.email")).toHaveValue(traveller.email);
  }
});
