import { expect, test, type Locator, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

const cards = (page: Page): Locator =>
  page.locator("li[data-surface=paper]", { has: page.getByRole("heading", { level: 4 }) });

/** The filters: a sheet from the bar of a phone, a window from a chip at a desk. */
async function openFilters(traveller: Traveller): Promise<Locator> {
  const { page } = traveller;
  await page
    .getByRole("button", { name: traveller.t("prices.filters") })
    .locator("visible=true")
    .click();
  return page.getByRole("dialog", { name: traveller.t("prices.filters") });
}

test("F2, PRC-13: the first price and its button are on the first screen, in groups of which the first is open", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await expect(page.getByRole("heading", { level: 3, name: traveller.t("prices.group.sedans") })).toBeVisible();
  const first = await cards(page).first().boundingBox();
  const button = await traveller.chooseButtons().first().boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(first && first.y + first.height <= height).toBe(true);
  expect(button && button.y + button.height <= height).toBe(true);
  if (traveller.onPhone) {
    for (const box of await cards(page).all()) expect((await box.boundingBox())?.height).toBeLessThanOrEqual(150);
    // Two more prices are there without scrolling, and the search stays in one line above them.
    expect((await cards(page).nth(2).boundingBox())?.y).toBeLessThan(height);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole("button", { name: traveller.t("places.edit") })).toBeInViewport();
  }
  const minivans = page.getByRole("button", { name: new RegExp(`^${traveller.t("prices.group.minivans")}`) });
  await expect(minivans).toHaveAttribute("aria-expanded", "false");
  const before = await cards(page).count();
  const [, from = "none"] = /(?:от|from)\s(.+)$/.exec((await minivans.textContent()) ?? "") ?? [];
  await minivans.click();
  expect(await cards(page).count()).toBeGreaterThan(before);
  // What the row promises is the price of its first card, the cheapest.
  const list = page.locator(`[id="${await minivans.getAttribute("aria-controls")}"]`);
  await expect(list.getByRole("listitem").first()).toContainText(from);
  expect(await axeFaults(page)).toEqual([]);
});

test("F20, F21: a card opens in place, one at a time, with whole sums, fees and what night costs, and the address keeps which", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const folds = page.getByRole("button", { name: traveller.like("prices.linesOf") });
  await expect(cards(page).first()).toContainText(/ночью|at night/);
  await folds.nth(0).click();
  await folds.nth(1).click();
  await expect(folds.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(/[?&]open=\d+/);
  await page.reload();
  await expect(page.getByRole("table")).toHaveCount(1);
  const table = page.getByRole("table");
  expect(await table.textContent()).not.toMatch(/Округление|Rounding|[.,]\d\d\b(?!\d)/);
  await expect(page.getByRole("list", { name: traveller.t("prices.fee") })).toContainText(
    traveller.t("prices.fee.free"),
  );
  await expect(cards(page).nth(1)).toContainText(traveller.t("prices.laterByTime"));
  expect(await axeFaults(page)).toEqual([]);
});

test("PRC-14: naming how many travel puts the groups that fit first, says why others do not, and asks nobody", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/v4\/prices/.test(request.url())) asked.push(request.url());
  });
  await page
    .getByRole("button", { name: "5–6" })
    .or(page.getByText("5–6", { exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]people=6/);
  await expect(
    page.getByRole("heading", { level: 3 }).filter({ hasText: traveller.t("prices.group.minivans") }),
  ).toBeVisible();
  const sedans = page.getByRole("button", { name: new RegExp(`^${traveller.t("prices.group.sedans")}`) });
  await sedans.click();
  await expect(page.getByText(traveller.t("prices.lack.seats", { room: 3, people: 6 })).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test("PRC-02, FND-16: filters shorten the list, count what they leave, stay in the address, and end with another place", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const sheet = await openFilters(traveller);
  expect(await axeFaults(page)).toEqual([]);
  await sheet.getByRole("checkbox", { name: new RegExp(`^${traveller.t("prices.group.buses")}`) }).check();
  await expect(sheet.getByRole("button", { name: traveller.t("prices.filters.show", { count: 4 }) })).toBeEnabled();
  await sheet.getByRole("radio", { name: /4[.,]5/ }).check();
  await sheet.getByRole("button", { name: traveller.t("prices.filters.reset") }).click();
  await sheet.getByRole("checkbox", { name: new RegExp(`^${traveller.t("prices.group.minivans")}`) }).check();
  await sheet
    .getByRole("button", { name: traveller.like("prices.filters.show") })
    .or(sheet.getByRole("button", { name: /4/ }))
    .last()
    .click();
  await expect(cards(page)).toHaveCount(4);
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/group=minivans/);

  await traveller.unfoldSearch();
  await page.getByRole("button", { name: traveller.t("places.swap") }).click();
  await expect(page).not.toHaveURL(/group=/);
});

test("PRC-04, PRC-05, FND-15, OPN-018: prices are marked and copied as text with the route, and a refusal shows the text", async ({
  page,
  context,
}, info) => {
  const traveller = new Traveller(page, info);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await traveller.findPrices();
  await page
    .getByRole("button", { name: traveller.t("prices.copy"), exact: true })
    .locator("visible=true")
    .click();
  const tab = page.getByRole("region", { name: traveller.t("prices.copy") });
  const copy = tab.getByRole("button", { name: traveller.t("prices.copy.button"), exact: true });
  await expect(copy).toBeDisabled();
  await cards(page).nth(0).getByRole("checkbox").check();
  await cards(page).nth(1).getByRole("checkbox").check();
  await copy.click();
  await expect(tab.getByRole("status")).toHaveText(traveller.t("prices.copy.done", { count: 2 }));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/→[^]*:[^]*:[^]*\/booking\/finder\?/);
  // From the top: a box half under the head that stays measures as half a box.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFaults(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await cards(page).nth(2).getByRole("checkbox").check();
  await copy.click();
  await expect(tab.getByRole("status")).toHaveText(traveller.t("prices.copy.failed"));
  await expect(tab.getByRole("textbox")).toHaveValue(/→/);

  await traveller.unfoldSearch();
  await page.getByRole("button", { name: traveller.t("places.swap") }).click();
  await expect(tab).toHaveCount(0);
});

test("F2, RNT-03: a phone asks beside the prices when the car is to come, and the search of a rent is one line above its cars", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  if (!traveller.onPhone) return;
  await traveller.findPrices();
  await page.getByRole("button", { name: traveller.t("prices.when"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: traveller.t("prices.when") });
  await sheet.getByLabel(traveller.t("places.whenDate")).fill(traveller.day());
  await sheet.getByLabel(traveller.t("places.whenTime")).fill("23:40");
  await sheet.getByRole("button", { name: traveller.t("places.whenDone") }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/when=\d{4}-\d{2}-\d{2}T23%3A40/);
  await expect(page.getByRole("button", { name: /23:40/ })).toBeVisible();

  await page.goto(`/booking/rent?lang=${traveller.lang}&hours=5`);
  await expect(page.getByRole("navigation", { name: traveller.t("menu.label") })).toBeVisible();
  await traveller.choosePlace("from", "москва", /^Москва/);
  const line = page.getByRole("button", { name: traveller.t("places.edit") });
  await expect(line).toContainText(/Москва.*10:00, 5/);
  const first = await cards(page).first().boundingBox();
  expect(first && first.y + first.height <= 844).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await line.click();
  await page.getByRole("button", { name: traveller.t("rent.more") }).click();
  await traveller.page
    .getByRole("dialog")
    .getByRole("button", { name: traveller.t("rent.findAgain") })
    .click();
  await expect(line).toContainText("10:00, 6");
});
