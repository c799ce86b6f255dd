import { expect, test } from "@playwright/test";
import { Traveller } from "./traveller.ts";

test("the button that swaps the ends does not cover the airport's code", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "moscow", /^(Москва|Moscow)/);
  await traveller.choosePlace("to", "SVO", /SVO/);
  const swap = await page.getByRole("button", { name: traveller.t("places.swap") }).boundingBox();
  const code = await page.getByText("SVO", { exact: true }).boundingBox();
  expect(swap && code && swap.x < code.x + code.width && code.x < swap.x + swap.width).toBe(false);
});

test("PLC-22: Enter without a choice says that the place was not found", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  const from = page.getByRole("combobox", { name: traveller.t("places.from"), exact: true });
  await from.fill("zzzzqq");
  await from.press("Enter");
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
});

test("PLC-31: an unknown place in the address is said at its field", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=g999999999`);
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
});

test("a press of Find asks for new prices when prices are already shown, once for each press (A8)", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let searches = 0;
  page.on("request", (request) => {
    if (/\/v4\/prices\?/.test(request.url())) searches++;
  });
  await traveller.findPrices();
  expect(searches).toBe(1);
  for (const press of [2, 3]) {
    const answer = page.waitForResponse(/\/v4\/prices\?/);
    await page.getByRole("button", { name: traveller.t("places.find"), exact: true }).click();
    await answer;
    await expect(traveller.chooseButtons().first()).toBeVisible();
    expect(searches).toBe(press);
  }
});
