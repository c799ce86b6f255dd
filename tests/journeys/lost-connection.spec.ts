import { expect, test } from "@playwright/test";
import { Traveller } from "./traveller.ts";

test("R-34, G-28, BKF-44, BKF-45, LOY-08: with the network cut at five moments a booking goes on where it stood, and is made once", async ({
  page,
  context,
}, info) => {
  const traveller = new Traveller(page, info);
  const orders: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/orders\/?$/.test(new URL(request.url()).pathname)) orders.push(request.url());
  });
  // The documents come while the browser is idle; none is half-way when the first cut comes.
  const documents = page.waitForResponse((response) => response.url().includes("/public/get-widget"));
  await traveller.openForm();
  await documents;

  // While the time is checked: it says so, and is checked by itself once there is a network again.
  await traveller.fillDate(traveller.field("booking.date.airport"), traveller.day());
  await context.setOffline(true);
  await traveller.field("booking.end.time.airport").fill("02:40");
  await expect(page.locator("#trip-0-time-refusal")).toContainText(traveller.t("booking.when.lost"));
  await expect(page.getByText(traveller.t("booking.when.unchecked"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("#trip-0-time-refusal")).toBeHidden();
  await expect(page.getByText(traveller.t("booking.when.unchecked"))).toBeHidden();
  await traveller.field("booking.flight").fill("SU 2455");

  // While the first digits of a phone ask for the numbers of all countries.
  await context.setOffline(true);
  await traveller.field("booking.name").fill("Анна Иванова");
  await traveller.field("booking.phone").fill("8 916 123-45-67");
  await traveller.field("booking.email").fill(traveller.email);

  // While a document is opened, which has come beforehand, and while a further passenger is added.
  await page.getByRole("button", { name: traveller.t("booking.agree.offer"), exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Неймборд");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: traveller.t("booking.more", { field: traveller.t("booking.adults") }) })
    .click();
  await context.setOffline(false);
  const other = page.getByRole("button", { name: traveller.t("booking.people.add") });
  await expect(other).toBeVisible();
  await expect(traveller.field("booking.phone")).toHaveValue(/^\+7 916 123/);

  // At the press of the button.
  await traveller.agree();
  await context.setOffline(true);
  await traveller.submitButton().click();
  await expect(page.getByText(traveller.t("booking.checkingOrder"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(traveller.t("booking.notPlaced")).or(page.getByText(/sandbox/i))).toBeVisible({
    timeout: 30_000,
  });
  for (const [label, value] of [
    ["booking.end.time.airport", "02:40"],
    ["booking.flight", "SU 2455"],
    ["booking.name", "Анна Иванова"],
    ["booking.email", traveller.email],
  ] as const)
    await expect(traveller.field(label)).toHaveValue(value);
  await traveller.submitButton().click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect.poll(async () => (await traveller.mails()).length).toBe(1);
  expect(orders.length).toBeLessThanOrEqual(2);
});
