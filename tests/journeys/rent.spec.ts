import { expect, test, type Page, type Request } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { tabTo } from "./tab-to.ts";
import { Traveller } from "./traveller.ts";

const RENT = /\/v4\/prices\/rent\?/;

/** The hours that a price request asks for. */
const hoursOf = (request: Request) => Number(new URL(request.url()).searchParams.get("duration")) / 3600;

const rentRequest = (page: Page, hours: number) =>
  page.waitForRequest((request) => RENT.test(request.url()) && hoursOf(request) === hours);

async function check(page: Page, state: string): Promise<void> {
  expect(await axeFaults(page), state).toEqual([]);
}

async function chooseCity({ page, lang }: Traveller): Promise<void> {
  // What is typed before the page is awake is looked up without a list.
  await expect(async () => {
    await page.locator("#place-from").fill("");
    await page.keyboard.type(lang === "ru" ? "москва" : "london");
    await expect(page.getByRole("option").first()).toHaveText(lang === "ru" ? /^Москва/ : /^London/, {
      timeout: 10_000,
    });
  }).toPass();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

async function fillTime(traveller: Traveller, id: string, time: string): Promise<void> {
  const field = traveller.page.locator(`#${id}`);
  if (traveller.onPhone) return field.fill(time);
  await tabTo(traveller.page, field, "ControlOrMeta+a");
  await traveller.page.keyboard.type(time.replace(":", ""));
}

test("RNT-01, RNT-02, RNT-03, RNT-04, RNT-05, RNT-06, RNT-07, RNT-08, RNT-09, RNT-10, RNT-12, RNT-13, NET-14, NET-27, VAL-26, SCR-16: a car is found by the hour, its hours are changed in three ways, and it is ordered without a finish, by keyboard alone", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = traveller.t.bind(traveller);
  // The longest minimum among the saloons of the city.
  const least = traveller.lang === "ru" ? 2 : 3;
  const asked: number[] = [];
  const checks: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/check-time")) checks.push(request.postDataJSON());
    if (RENT.test(request.url())) asked.push(hoursOf(request));
  });
  await page.goto(`/booking/rent?lang=${traveller.lang}`);
  await expect(page.getByRole("heading", { level: 1, name: say("rent.headline") })).toBeVisible();
  await expect(page.locator("#place-from")).toHaveCount(1);
  await expect(page.locator("#place-to")).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: say("rent.find"), exact: true }), "Enter");
  await expect(page.getByText(say("Finder.notFound"))).toBeVisible();
  await check(page, "empty");
  expect(asked).toEqual([]);
  await expect(page.locator("#rent-heading")).toHaveCount(0);

  await chooseCity(traveller);
  await expect(
    traveller
      .chooseButtons()
      .or(page.getByRole("button", { name: /3/ }))
      .first(),
  ).toBeVisible();
  expect(asked[0]).toBe(1);
  await fillTime(traveller, "rent-start", "10:00");

  // Typed hours stay within what can be rented; a class with a longer minimum says so and takes its hours.
  const hours = page.getByRole("spinbutton", { name: say("rent.duration") });
  const most = rentRequest(page, 24);
  await tabTo(page, hours, "ControlOrMeta+a");
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await expect(hours).toHaveValue("24");
  await most;
  await expect(page).toHaveURL(/[?&]hours=24/);
  await expect(page.getByRole("heading", { name: say("rent.carsFor", { count: 24 }) })).toBeVisible();
  await tabTo(page, hours, "ControlOrMeta+a");
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(hours).toHaveValue("1");
  await expect(page.getByText(say("rent.fromHours", { count: least })).first()).toBeVisible();
  const taken = rentRequest(page, least);
  await tabTo(page, page.getByRole("button", { name: say("rent.takeHours", { count: least }) }).first(), "Enter");
  await taken;
  await expect(hours).toHaveValue(String(least));
  await expect(page.locator("[data-renewing]")).toHaveCount(0);

  // The end leads to the hours two seconds after the edit, with one request.
  const before = asked.length;
  const five = rentRequest(page, 5);
  const edited = Date.now();
  await fillTime(traveller, "rent-end", "15:00");
  expect(asked.length).toBe(before);
  await five;
  expect(Date.now() - edited).toBeGreaterThan(1900);
  await expect(hours).toHaveValue("5");
  expect(asked.length).toBe(before + 1);

  // The bar moves the start by half an hour, and the end by the hour, also over midnight.
  await tabTo(page, page.getByRole("slider", { name: say("rent.end") }), "ArrowRight");
  await expect(page).toHaveURL(/[?&]hours=6/);
  await tabTo(page, page.getByRole("slider", { name: say("rent.start") }), "End");
  await expect(page).toHaveURL(/when=\d{4}-\d{2}-\d{2}T23%3A30/);
  await expect(page.locator("#rent-end")).toHaveValue("05:30");
  await page.reload();
  await expect(hours).toHaveValue("6");
  await expect(page.locator("#rent-start")).toHaveValue("23:30");
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: traveller.like("prices.linesOf") }).first(), "Enter");
  await expect(page).toHaveURL(/[?&]open=\d+/);
  // Beside the list: how far the chosen car goes for its price, and what more costs.
  for (const label of ["rent.kmLabel", "rent.extraKmLabel", "rent.extraQuarterLabel"] as const)
    await expect(page.getByRole("term").filter({ hasText: say(label) })).toBeVisible();
  await check(page, "list");

  await tabTo(page, traveller.chooseButtons().first(), "Enter");
  await expect(page).toHaveURL(/\/rent\/prices\?/);
  await expect(page.getByRole("heading", { name: say("booking.passengers") })).toBeVisible();
  const total = page.locator("main strong").last();
  const sum = await total.textContent();
  await tabTo(page, hours, "ArrowUp");
  await expect(total).not.toHaveText(sum ?? "");
  await expect(page).toHaveURL(/[?&]hours=7/);
  await tabTo(page, page.locator("#trip-0-pickup"));
  await page.keyboard.type(traveller.lang === "ru" ? "Тверская, 1" : "1 Strand");
  for (const [field, typed] of [
    ["booking.name", "Anna Ivanova"],
    ["booking.phone", "+44 7911 123456"],
    ["booking.email", traveller.email],
  ] as const) {
    await tabTo(page, traveller.field(field));
    await page.keyboard.type(typed);
  }
  await tabTo(page, page.locator("#personal-data"), "Space");
  await check(page, "form");
  const placed = page.waitForRequest((request) => request.method() === "POST" && /\/orders(\?|$)/.test(request.url()));
  await tabTo(page, traveller.submitButton(), "Enter");
  expect(checks.at(-1)).toMatchObject({ is_rent: true, duration: 25_200 });
  const { trips } = (await placed).postDataJSON() as { trips: Record<string, unknown>[] };
  expect(trips[0]).toMatchObject({ is_rent: true, duration: 25_200 });
  expect(trips[0]).not.toHaveProperty("finish_location");
  await traveller.atBank("pay");
  await expect(page.getByRole("heading", { name: say("orders.paid") })).toBeVisible();
  await expect(page.getByText(say("rent.endAnywhere"))).toBeVisible();
  await check(page, "order");

  // Repeated, it is a rent again (FND-25).
  const id = /order\/(\d+)/.exec(page.url())?.[1] ?? "";
  await page.goto(`/booking/finder?lang=${traveller.lang}&action=repeat&order_id=${id}`);
  await expect(page).toHaveURL(/\/rent\?.*hours=7/);
  await expect(traveller.chooseButtons().first()).toBeVisible();
});

test("RNT-11, SCR-15: prices that fail can be asked for again, a place without cars says so, and a link to the form brings its car", async ({
  page,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = traveller.t.bind(traveller);
  await page.route(RENT, (route) => route.fulfill({ status: 500, json: { result: null, error: null } }));
  await page.goto(`/booking/rent?lang=${traveller.lang}&hours=3`);
  await chooseCity(traveller);
  const failed = page.getByRole("alert").filter({ hasText: say("Finder.priceError") });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await check(page, "failed");
  await page.unrouteAll();
  await page.route(RENT, (route) => route.fulfill({ json: { result: [], error: null } }));
  await failed.getByRole("button", { name: say("common.retry") }).click();
  await expect(page.getByText(say("rent.noneHint"))).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await traveller.chooseButtons().first().click();
  await expect(page).toHaveURL(/\/rent\/prices\?/);
  const total = await page.locator("main strong").last().textContent();

  const other = await browser.newContext({ baseURL: info.project.use.baseURL, viewport: { width: 1280, height: 900 } });
  const view = await other.newPage();
  await view.goto(page.url());
  await expect(view.locator("main strong").last()).toHaveText(total ?? "");
  await expect(view.getByRole("spinbutton", { name: say("rent.duration") })).toHaveValue("3");
  await other.close();
});
