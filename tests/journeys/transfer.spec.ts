import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Traveller } from "./traveller.ts";

test("a traveller finds two places, compares prices, books, pays and sees the sign with their name", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat|Trusted/i.test(message.text())) violations.push(message.text());
  });
  page.on("pageerror", (error) => violations.push(error.message));
  const check = async (state: string): Promise<void> => {
    const { violations: found } = await new AxeBuilder({ page }).analyze();
    expect(found.map((violation) => `${state}: ${violation.id} ${violation.nodes[0]?.html ?? ""}`)).toEqual([]);
  };

  await traveller.openFinder();
  await check("empty finder");
  await traveller.openForm();
  await check("form");
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().click();

  await page.waitForURL(/\/sandbox\/pay\//);
  await check("pay page");
  await traveller.atBank("pay");

  await expect(page).toHaveURL(/\/booking\/order\/\d+/);
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  await expect(page.getByText(traveller.lang === "ru" ? "Анна Иванова" : "Anna Ivanova").first()).toBeVisible();
  await check("confirmation");

  const number = /order\/(\d+)/.exec(page.url())?.[1] ?? "";
  await expect.poll(async () => (await traveller.letters()).length).toBe(2);
  expect((await traveller.letters()).every((letter) => letter.subject.includes(number))).toBe(true);
  expect(violations).toEqual([]);
});

test("nothing scrolls sideways at 320 px, and prices come by keyboard alone", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.setViewportSize({ width: 320, height: 700 });
  await traveller.openFinder();
  await page.getByRole("combobox", { name: traveller.t("places.from"), exact: true }).focus();
  await page.keyboard.type("SVO");
  await expect(page.getByRole("option").first()).toHaveText(/SVO/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: traveller.t("places.to"), exact: true })).toBeFocused();
  await page.keyboard.type("moscow");
  await expect(page.getByRole("option").first()).toHaveText(/^(Москва|Moscow)/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // Both ends are chosen: focus goes on, and not back to the first.
  await expect(page.getByRole("button", { name: traveller.t("places.find"), exact: true })).toBeFocused();
  await expect(traveller.chooseButtons().first()).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

test("the button that swaps the ends leaves the code of the airport to be read", async ({ page }, info) => {
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

test("an unknown place in the address is said at its field", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=g999999999`);
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
});

test("an empty form names every field to fill and focuses the first", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  await traveller.submitButton().click();
  await expect(page.getByText(traveller.t("DataForms.Forms.ErrorValid")).first()).toBeVisible();
  await expect(traveller.field("booking.date.airport")).toBeFocused();
});

test("a day on which nobody drives stays to be seen, marked, and ordering leads back to it", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.route(/\/v4\/prices\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object[] };
    const result = answer.result.map((item) => ({ ...item, blackout_date: [traveller.day()] }));
    return route.fulfill({ json: { ...answer, result } });
  });
  await traveller.openForm();
  const date = traveller.field("booking.date.airport");
  await traveller.fillDate(date, traveller.day());
  const shown = traveller.onPhone ? traveller.day() : traveller.day().split("-").toReversed().join(".");
  await expect(date).toHaveValue(shown);
  await expect(page.getByText(traveller.t("booking.dateOff"))).toBeVisible();
  await traveller.submitButton().click();
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(shown);
  await expect(page.getByText(traveller.t("booking.dateOff"))).toBeVisible();
});

test("a trip to a flight asks where to come, and its pick-up follows the flight", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await traveller.openFinder();
  await traveller.choosePlace("from", "moscow", /^(Москва|Moscow)/);
  await traveller.choosePlace("to", "SVO", /SVO/);
  await traveller.chooseButtons().first().click();
  const departure = page.locator("#trip-0-departureDate");
  const pickup = page.locator("#trip-0-date");
  const shown = (iso: string): string => (traveller.onPhone ? iso : iso.split("-").toReversed().join("."));
  await traveller.fillDate(departure, later(10));
  if (traveller.onPhone) await page.locator("#trip-0-departureTime").fill("12:00");
  else await page.locator("#trip-0-departureTime").pressSequentially("1200");
  await expect(pickup).toHaveValue(shown(later(10)));
  if (!traveller.onPhone) await departure.fill("");
  await traveller.fillDate(departure, later(14));
  await expect(pickup).toHaveValue(shown(later(14)));

  await traveller.fillContact();
  await traveller.submitButton().click();
  const address = traveller.field("booking.address.pickup");
  await expect(address).toBeFocused();
  await address.fill("Тверская 1");
  await traveller.submitButton().click();
  await traveller.atBank("pay");
  await expect(page.getByText(/Тверская 1/).first()).toBeVisible();
});
