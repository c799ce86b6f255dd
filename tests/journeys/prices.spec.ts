import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

const LINES = /\/v4\/prices\/\d+\/lines\?/;
/** Searches by a form that asks for prices at its time. */
const TIMED = /\/v4\/prices\?.*departure_time=/;

test("a price unfolds into lines that add up to it, by keyboard and in a screen reader", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const toggle = page.getByRole("button", { name: traveller.like("prices.linesOf") }).first();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const rows = page.getByRole("table").first().getByRole("row");
  await expect(rows.first()).toBeVisible();
  const sums = (await rows.getByRole("cell").allTextContents()).map((text) =>
    Number(
      text
        .replace("−", "-")
        .replace(",", traveller.lang === "ru" ? "." : "")
        .replace(/[^\d.-]/g, ""),
    ),
  );
  const total = sums.pop();
  expect(Math.round(sums.reduce((sum, amount) => sum + amount, 0) * 100) / 100).toBe(total);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("price lines that cannot be loaded offer another try", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await page.route(LINES, (route) => route.abort("connectionreset"));
  await page
    .getByRole("button", { name: traveller.like("prices.linesOf") })
    .first()
    .click();
  await expect(page.getByText(traveller.t("prices.linesFailed"))).toBeVisible();
  await page.unroute(LINES);
  await page.getByRole("button", { name: traveller.t("common.retry") }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the lines of an expired price make the page search again, and the new lines show in the same card", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let refused: string | undefined;
  let searches = 0;
  await page.route(/\/v4\/prices\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { price_id: number }[] };
    searches++;
    // The same search within a minute would return the same quotes, so the first list names some that are gone.
    const result = answer.result.map((item) =>
      searches > 1 ? item : { ...item, price_id: 2_000_000_000 + item.price_id },
    );
    return route.fulfill({ json: { ...answer, result } });
  });
  page.on("response", (response) => {
    if (LINES.test(response.url()) && response.url().includes("/prices/200")) refused = response.url();
  });
  await traveller.findPrices();
  await page
    .getByRole("button", { name: traveller.like("prices.linesOf") })
    .first()
    .click();
  await expect(page.getByRole("table")).toBeVisible();
  expect([refused !== undefined, searches]).toEqual([true, 2]);
});

test("a time that costs more is announced before ordering, and nothing typed is lost", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  await traveller.fillContact();
  await page.route(TIMED, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { price: number }[] };
    return route.fulfill({
      json: { ...answer, result: answer.result.map((item) => ({ ...item, price: item.price + 200 })) },
    });
  });
  await traveller.fillTrip();
  await expect(page.getByText(traveller.like("prices.changed")).last()).toBeVisible();
  await expect(page.getByText(traveller.like("booking.timeIncluded"))).toBeVisible();
  await expect(traveller.field("booking.email")).toHaveValue(traveller.email);
  expect(await axeFaults(page)).toEqual([]);
});

test("a price for the time that never comes does not stop anybody from ordering", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.route(TIMED, (route) => route.abort("connectionreset"));
  await traveller.order();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test("ERR-23, FND-27: where no car goes a request can be sent once, and its draft stays in the tab only", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.choosePlace("to", "sydney", /Сидней|Sydney/);
  await expect(page.getByText(traveller.t("Finder.noPrices"))).toBeVisible();
  const send = page.getByRole("button", { name: traveller.t("prices.request.send") });
  await send.click();
  await expect(traveller.field("booking.name")).toBeFocused();
  await traveller.fillContact();
  await traveller.field("prices.request.text").fill("Two pairs of skis");
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(traveller.field("booking.email")).toHaveValue(traveller.email);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(traveller.email);

  const keys: (string | undefined)[] = [];
  await page.route(/\/v4\/route-requests\?/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await send.click();
  await expect(page.getByText(traveller.t("prices.request.failed"))).toBeVisible();
  await send.click();
  await expect(page.getByRole("heading", { name: traveller.like("prices.request.sent") })).toBeFocused();
  expect(new Set(keys).size).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(traveller.email);
});
