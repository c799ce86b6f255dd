import { expect, test } from "@playwright/test";

test("the reference opens a call with its example, within the page and without a complaint from the browser", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/docs");
  await page.locator("#operations-orders-placeOrder .opblock-summary").click();
  const call = page.locator("#operations-orders-placeOrder");
  await expect(call.getByText("Who may: anybody.")).toBeVisible();
  await expect(call.getByText("3033804").first()).toBeVisible();
  await expect(call.getByText("1995461").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
