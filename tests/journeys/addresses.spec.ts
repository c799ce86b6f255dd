import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

test("an address without a page says so, and leads to the finder by keyboard alone (F14)", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  const answer = await page.goto(`/booking/yachts?lang=${traveller.lang}&currency=USD`);
  const title = traveller.t("missing.unknown.title");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(traveller.t("common.title.missing", { title }));
  expect(await axeFaults(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: traveller.t("common.skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: traveller.t("missing.toFinder") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/booking/finder?lang=${traveller.lang}&currency=USD`);
  await expect(page.getByRole("heading", { level: 1, name: traveller.t("places.headline") })).toBeVisible();
});

test("a mistyped address says so in the browser's language, even without scripts, and in the other at a press (F14, O7)", async ({
  page,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  const scriptless = await browser.newContext({ javaScriptEnabled: false, locale: traveller.lang });
  for (const view of [page, await scriptless.newPage()]) {
    for (const url of ["/booking/findr", "/nope", "/booking/50%"]) {
      await view.goto(new URL(url, info.project.use.baseURL).href);
      await expect(view.getByRole("heading", { level: 1 })).toHaveText(traveller.t("missing.unknown.title"));
      await expect(view.getByRole("link", { name: traveller.t("missing.toFinder") })).toBeVisible();
    }
  }
  await scriptless.close();
  await page.goto("/nope");
  await page.locator("header a[hreflang]").first().click();
  await expect(page).toHaveURL(/\/nope\?lang=/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(traveller.t("missing.unknown.title"));
});

test("SCR-31, PAY-17, O7: the list of trips says what would bring a trip there, and where the one in its address opens", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await page.goto(`/my-trips?showorder=1000022&lang=${traveller.lang}`);
  await expect(page.getByRole("heading", { level: 1, name: traveller.t("menu.trips") })).toBeVisible();
  await expect(page.getByRole("heading", { name: traveller.t("orders.list.noneKept") })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const send = page.getByRole("button", { name: traveller.t("orders.list.link.send") });
  await send.click();
  await expect(traveller.field("orders.list.link.email")).toBeFocused();
  await traveller.field("orders.list.link.email").fill(traveller.email);
  await send.click();
  await expect(page.getByText(traveller.t("orders.list.link.sent", { email: traveller.email }))).toBeVisible();
  await page.getByRole("link", { name: traveller.t("missing.toOrder", { id: 1000022 }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: traveller.t("orders.noKey") })).toBeVisible();
  // A locked booking leads back to its link, with its number filled in.
  await page.getByRole("link", { name: traveller.t("orders.pass.linkAgain") }).click();
  await expect(traveller.field("orders.list.link.number")).toHaveValue("1000022");
});
