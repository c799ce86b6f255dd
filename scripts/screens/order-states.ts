import { cars, open, ROUTE, text, type ScreenStates, type View } from "./view.ts";

async function form(view: View): Promise<void> {
  await open(view, "/booking/finder", ROUTE);
  await (await cars(view)).first().click();
  await view.page.locator("#trip-0-date").waitFor();
}

async function order(view: View): Promise<void> {
  const { page, isPhone, locale } = view;
  await form(view);
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.locator("#trip-0-date").fill(isPhone ? day : day.split("-").reverse().join(""));
  await page.locator("#trip-0-time").fill(isPhone ? "18:40" : "1840");
  await page.locator("#trip-0-flight").fill("SU 2455");
  await page.locator("#name").fill(locale === "ru" ? "Анна Иванова" : "Anna Ivanova");
  await page.locator("#phone").fill("+7 916 123-45-67");
  await page.locator("#email").fill("anna@example.org");
  await page.getByRole("button", { name: text(view, "booking.submit") }).click();
  await page.waitForURL((url) => url.pathname.includes("/sandbox/"), { timeout: 20_000 });
}

/** The form, the payment, the order, and what leads nowhere. */
export const ORDER_STATES: ScreenStates = {
  "SCR-18-form": form,
  "SCR-18-errors": async (view) => {
    await form(view);
    await view.page.getByRole("button", { name: text(view, "booking.submit") }).click();
    await view.page.locator("#name-error").waitFor();
  },
  "SCR-30-pay": order,
  "order-paid": async (view) => {
    await order(view);
    await view.page.locator("form[action$='/pay'] button").click();
    await view.page.waitForURL(/\/order\//, { timeout: 30_000 });
    await view.page.locator("figure").first().waitFor();
  },
  "missing-yacht": async (view) => open(view, "/booking/yacht"),
  "missing-unknown": async (view) => open(view, "/nope"),
};
