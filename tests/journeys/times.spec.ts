import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

/** Too soon for any ordinary car of the demo operator, but not for its cars at short notice. */
const SHORT_NOTICE_MINUTES = 100;

const NIGHT = "23:40";

/** The one advice on a pick-up that leaves little time before a departure: why, and what the other time is reckoned from. */
const SHORT_TIME =
  /(вылета останется мало времени\. Подача в.+ до.вылета|little time before the flight\. Pick-up at.+ before your flight)/;

test("BKF-35, PAY-03, OPN-141, SCR-18, SCR-25: a time nobody can make is refused with the earliest, a car at short notice is offered with its price and the reason, and ordered at that price with the sign that was typed", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  const zone = traveller.lang === "ru" ? "Europe/Moscow" : "Europe/London";
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const inMinutes = (minutes: number) => clock.format(Date.now() + minutes * 60_000).split(" ");
  await traveller.fillPickup(0, inMinutes(5));
  await expect(page.getByText(/(машину уже не подать|Too short notice)/)).toContainText(
    traveller.lang === "ru" ? "дороже" : "20% dearer",
  );
  await traveller.fillPickup(0, inMinutes(SHORT_NOTICE_MINUTES));
  await traveller.fillContact();
  await traveller.submitButton().click();
  await expect(page.locator("#trip-0-flight-error")).toHaveText(traveller.t("booking.end.need.flight"));
  await expect(traveller.field("booking.flight")).toBeFocused();
  await page.keyboard.insertText("SU 2455");
  await traveller.field("booking.people.sign").fill("Aurora Trading");
  // The reason and the sum stand in one line, said once.
  await expect(page.getByText(traveller.like("prices.changed")).last()).toBeVisible();
  // Free cancellation ended hours ago, so the page says what cancelling costs now.
  await expect(page.getByText(traveller.like("booking.cancelCosts"))).toBeVisible();
  await expect(page.getByText(traveller.like("booking.freeUntil"))).toHaveCount(0);
  await page.getByRole("button", { name: traveller.t("prices.lines"), exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(traveller.t("prices.line.fast-ride")) })).toBeVisible();
  const order = page.waitForRequest((request) => /\/v4\/orders\?/.test(request.url()));
  await traveller.submitButton().click();
  const body = (await order).postDataJSON() as { expected_total: number; trips: object[] };
  expect(body.trips).toMatchObject([{ is_fast_ride: true, text_tablet: "Aurora Trading" }]);
  await page.waitForURL(/\/sandbox\/pay\//);
  const paid = (await page.locator("body").textContent()) ?? "";
  expect(paid.replace(/[^\d]/g, "")).toContain(String(body.expected_total));
  const mark = (await page.context().cookies()).find(({ name }) => name === "fast_ride");
  expect(decodeURIComponent(mark?.value ?? "")).toMatch(/^\{"order_id":\d+,"state":"search"\}$/);
  expect((mark?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(3600, -2);
});

test("PRC-09, PRC-21: a way back at night costs more and keeps its round-trip discount", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await traveller.comeBack();
  await traveller.chooseButtons().first().click();
  await traveller.fillPickup(0, [traveller.day(), "14:00"]);
  const later = new Date(Date.parse(traveller.day()) + 2 * 86_400_000).toISOString().slice(0, 10);
  await traveller.fillPickup(1, [later, NIGHT]);
  // The way there may cost more by day too.
  // The reason and the sum stand in one line, said once.
  await expect(page.getByText(traveller.like("prices.changed")).last()).toBeVisible();
  await page.getByRole("button", { name: traveller.t("prices.lines"), exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(traveller.t("prices.line.round-trip")) })).toBeVisible();
});

test("VAL-28, BKF-34, BKF-37, BKF-38, BKF-40, B12, SCR-21: a way back that starts too early, or leaves little time for its flight, is reported at once; of changes in one breath only the last is checked", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  await traveller.comeBack();
  await traveller.chooseButtons().first().click();
  const day = traveller.day();
  await traveller.fillPickup(0, [day, "14:00"]);
  await traveller.fillPickup(1, [day, "14:05"]);
  const early = page.getByText(traveller.like("errors.return-too-early"));
  await expect(early).toBeVisible();
  await traveller.fillPickup(0, [day, "08:00"]);
  await expect(early).toBeHidden();
  await traveller.fillPickup(1, [day, "18:00"]);
  await traveller.fillMoment({ day: "#trip-1-departureDate", time: "#trip-1-departureTime" }, [day, "20:00"]);
  // B12: the time is advised once, and taken with a press.
  await expect(page.getByText(SHORT_TIME)).toHaveCount(1);
  await page.getByRole("button", { name: traveller.like("booking.useRecommended") }).click();
  await expect(page.getByText(SHORT_TIME)).toBeHidden();
  await expect(page.locator("#trip-1-time")).not.toHaveValue("18:00");
  await traveller.fillPickup(1, [day, "12:00"]);
  await expect(page.getByText(SHORT_TIME)).toBeHidden();

  const checked: string[] = [];
  page.on("request", (request) => {
    if (!/\/orders\/check-time/.test(request.url())) return;
    const { way_there: there, pickup_time: time } = request.postDataJSON() as Record<string, unknown>;
    if (there === undefined) checked.push(String(time));
  });
  await page.locator("#trip-0-time").evaluate((field: HTMLInputElement) => {
    for (const time of ["08:10", "08:20", "08:30"]) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, time);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect.poll(() => checked).toContain(`${day} 08:30`);
  // Its new price may have it checked once more, by the number of that price.
  expect(checked.filter((time) => /08:[12]0$/.test(time))).toEqual([]);
});

test("OPN-144, ruling 9: a flexible tariff can be ordered only after its box is ticked, and the order says so on its page, with its price lines and every cancellation step", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.choosePlace("to", "moscow", /^(Москва|Moscow)/);
  const name = traveller.lang === "ru" ? /Бизнес/ : /Business/;
  await traveller.chooseButtons().and(page.getByRole("button", { name })).first().click();
  await traveller.fillTrip();
  await traveller.fillContact();
  await page.locator("summary", { hasText: traveller.t("booking.cancelSteps") }).click();
  await expect(page.getByText(traveller.like("booking.cancelStepFee"))).toBeVisible();
  await expect(page.getByText(traveller.t("booking.cancelStepLater"))).toBeVisible();
  await traveller.submitButton().click();
  const box = page.getByRole("checkbox", { name: traveller.t("booking.flexibleAgree") });
  await expect(box).toBeFocused();
  await expect(page.locator("#flexible-error")).toHaveText(traveller.t("booking.error.flexible"));
  await box.check();
  const order = page.waitForRequest((request) => /\/v4\/orders\?/.test(request.url()));
  await traveller.submitButton().click();
  expect((await order).postDataJSON()).toMatchObject({ trips: [{ flexible_tariff_agreement: true }] });
  await traveller.atBank("pay");

  await expect(page.getByText(traveller.t("orders.flexible"))).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: traveller.t("prices.lines") })
    .click();
  await expect(page.getByRole("row", { name: traveller.t("prices.linesTotal") })).toBeVisible();
  await expect(page.getByText(traveller.like("booking.cancelStepFee"))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // By the time of the trip nothing is free any more, and nothing says that it is.
  await expect(page.getByText(traveller.like("orders.freeUntil"))).toBeVisible();
  await page.clock.setFixedTime(Date.parse(`${traveller.day()}T13:30:00Z`));
  await page.reload();
  await expect(page.getByText(traveller.t("orders.flexible"))).toBeVisible();
  await expect(page.getByText(traveller.like("orders.freeUntil"))).toHaveCount(0);
});
