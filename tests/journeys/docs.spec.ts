import { expect, test } from "@playwright/test";

test("the reference opens a call with its example, within the page and without a complaint from the browser", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/docs/api");
  await page.locator("#operations-orders-placeOrder .opblock-summary").click();
  const call = page.locator("#operations-orders-placeOrder");
  await expect(call.getByText("Who may: anybody.")).toBeVisible();
  await expect(call.getByText("3033804").first()).toBeVisible();
  await expect(call.getByText("1995461").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test("the guide is read and searched by keyboard, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/docs/running");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("restore backup");
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/docs\/running#/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
