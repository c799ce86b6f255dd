import { expect, test, type Page } from "@playwright/test";
import { Traveller } from "./traveller.ts";

/** Sooner than any ordinary car of the demo operator, and not sooner than its cars at short notice. */
const SHORT_NOTICE_MINUTES = 100;

const NIGHT = "23:40";

/** Types a day and a time for one of the trips. */
async function setTime(page: Page, traveller: Traveller, trip: number, [day = "", time = ""]: readonly string[]) {
  await traveller.fillDate(page.locator(`#trip-${trip}-date`), day);
  const field = page.locator(`#trip-${trip}-time`);
  if (traveller.onPhone) return field.fill(time);
  await field.click();
  await field.pressSequentially(time.replace(":", ""));
  await field.press("Escape");
}

test("BKF-35: a car at short notice is offered at its price, with the reason, and is ordered at that", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  const zone = traveller.lang === "ru" ? "Europe/Moscow" : "Europe/London";
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  await setTime(page, traveller, 0, clock.format(Date.now() + SHORT_NOTICE_MINUTES * 60_000).split(" "));
  await traveller.field("booking.flight").fill("SU 2455");
  await traveller.fillContact();
  await expect(page.getByText(traveller.like("errors.time.fast-ride"))).toBeVisible();
  await expect(page.getByText(traveller.like("booking.timeDearer"))).toBeVisible();
  // Cancelling has been free until some hours ago: it says what it costs now.
  await expect(page.getByText(traveller.like("booking.cancelCosts"))).toBeVisible();
  await expect(page.getByText(traveller.like("booking.freeUntil"))).toHaveCount(0);
  await page.getByRole("button", { name: traveller.t("prices.lines"), exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(traveller.t("prices.line.fast-ride")) })).toBeVisible();
  const order = page.waitForRequest((request) => /\/v4\/orders\?/.test(request.url()));
  await traveller.submitButton().click();
  const body = (await order).postDataJSON() as { expected_total: number };
  await page.waitForURL(/\/sandbox\/pay\//);
  const paid = (await page.locator("body").textContent()) ?? "";
  expect(paid.replace(/[^\d]/g, "")).toContain(String(body.expected_total));
});

test("PRC-09: a way back at night costs more and keeps its round-trip discount", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await page.getByLabel(traveller.t("places.roundTrip")).check();
  await traveller.chooseButtons().first().click();
  await setTime(page, traveller, 0, [traveller.day(), "14:00"]);
  const later = new Date(Date.parse(traveller.day()) + 2 * 86_400_000).toISOString().slice(0, 10);
  await setTime(page, traveller, 1, [later, NIGHT]);
  // The way there may cost more by day too.
  await expect(page.getByText(traveller.like("booking.timeDearer")).last()).toBeVisible();
  await page.getByRole("button", { name: traveller.t("prices.lines"), exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(traveller.t("prices.line.round-trip")) })).toBeVisible();
});

test("OPN-144: a flexible tariff is ordered only after its box is ticked", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.route(/\/v4\/prices\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object[] };
    return route.fulfill({
      json: { ...answer, result: answer.result.map((item) => ({ ...item, flexible_tariff: true })) },
    });
  });
  await traveller.order();
  const box = page.getByRole("checkbox", { name: traveller.t("booking.flexibleAgree") });
  await expect(box).toBeFocused();
  await expect(page.getByText(traveller.t("booking.error.flexible"))).toBeVisible();
  await box.check();
  const order = page.waitForRequest((request) => /\/v4\/orders\?/.test(request.url()));
  await traveller.submitButton().click();
  expect((await order).postDataJSON()).toMatchObject({ trips: [{ flexible_tariff_agreement: true }] });
  await page.waitForURL(/\/sandbox\/pay\//);
});
