import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

test("OPN-027, EMB-01, ERR-22, OPN-024, PRC-01, ROL-02, PAY-06, PAY-07, PAY-09, PAY-23, SCR-30: a traveller finds two places, compares prices, books, pays, sees the sign with their name, and cancels, after which the order cannot be changed", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat|Trusted/i.test(message.text())) violations.push(message.text());
  });
  page.on("pageerror", (error) => violations.push(error.message));
  const check = async (state: string): Promise<void> => {
    expect(await axeFaults(page), state).toEqual([]);
  };

  await traveller.openFinder();
  await check("empty finder");
  await traveller.findForm();
  await check("form");
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().click();

  await page.waitForURL(/\/sandbox\/pay\//);
  await check("pay page");
  const away = (await page.context().cookies()).find(({ name }) => name === "cached_trip");
  expect((away?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(900, -2);
  await traveller.atBank("pay");

  await expect(page).toHaveURL(/\/booking\/order\/\d+/);
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  // On a phone the pass stands above; the map and the rest of the trip unfold.
  if (traveller.onPhone) await page.locator("summary", { hasText: traveller.t("orders.pass.tripMore") }).click();
  const map = page.getByRole("img", { name: traveller.like("prices.routePicture") });
  await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);
  await expect(page.getByText(traveller.lang === "ru" ? "Анна Иванова" : "Anna Ivanova").first()).toBeVisible();
  await check("confirmation");

  const number = /order\/(\d+)/.exec(page.url())?.[1] ?? "";
  await expect.poll(async () => (await traveller.mails()).length).toBe(2);
  expect((await traveller.mails()).every((mail) => mail.subject.includes(number))).toBe(true);

  // The sign stands on the whole screen, and the keyboard alone leads there and back.
  const pass = page.getByRole("button", { name: traveller.t("orders.pass.show") });
  await pass.focus();
  await page.keyboard.press("Enter");
  const shown = page.getByRole("dialog", { name: traveller.t("orders.sign") });
  await expect(shown).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
  await expect(pass).toBeFocused();

  // One sheet, without the menu (O6).
  const sheets = (await page.pdf()).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText(traveller.t("orders.next"))).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: traveller.t("orders.pass.voucher") }).click();
  expect((await file).suggestedFilename()).toBe(`voucher-${number}.pdf`);

  await page.getByRole("button", { name: traveller.t("orders.plans.cancel"), exact: true }).press("Enter");
  const sheet = page.getByRole("dialog", { name: traveller.t("orders.cancel.askTrip") });
  await expect(sheet.getByText(traveller.t("orders.cancel.all"))).toBeVisible();
  await check("cancel sheet");
  let cancels = 0;
  page.on("request", (request) => void (cancels += Number(/\/trips\/cancel\?/.test(request.url()))));
  await sheet.getByRole("button", { name: traveller.like("orders.cancel.press.refund") }).dblclick();
  await expect(page.getByRole("heading", { name: traveller.t("orders.cancelled") })).toBeVisible();
  await expect(page.getByText(traveller.t("orders.cancel.done")).first()).toBeVisible();
  expect(cancels).toBe(1);
  await expect(page.getByRole("heading", { name: traveller.t("orders.money.title") })).toBeVisible();
  await check("cancelled order");
  await page.goto(`/booking/finder?lang=${traveller.lang}&action=change&order_id=${number}`);
  await expect(page.getByRole("heading", { name: traveller.t("places.orderFixed", { id: number }) })).toBeVisible();
  await expect(page.getByText(traveller.t("errors.closed.cancelled"))).toBeVisible();
  await expect(page.getByRole("link", { name: traveller.t("missing.toOrder", { id: number }) })).toBeVisible();
  expect(violations).toEqual([]);
});
