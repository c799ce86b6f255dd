import { expect, test } from "@playwright/test";
import { Traveller } from "./traveller.ts";

const HOME = process.env["BASE_URL"] ?? "http://localhost:3000";

test.use({ baseURL: HOME.replace("localhost", "127.0.0.1") });

test("a page opened at 127.0.0.1 instead of localhost leads to the server's address, and its order is paid (F1)", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  expect(new URL(page.url()).origin).toBe(HOME);
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await traveller.atBank("pay");
  await expect(page).toHaveURL(/\/booking\/order\/\d+/);
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
});

test("mails and the API's pages open at 127.0.0.1 too, and a call there is answered there (F1)", async ({ page }) => {
  for (const path of ["/dev/outbox", "/docs"]) {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(new URL(page.url()).origin).toBe(HOME);
  }
  const answer = await page.request.get("/v4/places/find?term=moscow", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});
