import { button, dayAhead, fail, hold, logIn, open, see, text, type ScreenStates, type View } from "./view.ts";

const SEND = /\/send\/booking-yacht-requests\?/;

/** The index with the same cards in every picture: what is drawn by chance is not (OPN-105). */
async function index(view: View): Promise<void> {
  await view.page.addInitScript(() => {
    Math.random = () => 0;
  });
  await open(view, "/booking/yacht");
  await view.page.locator("li svg").nth(5).waitFor();
}

async function order(view: View): Promise<void> {
  await index(view);
  await view.page.getByRole("radio", { name: text(view, "yachts.country.emirates") }).check();
  await view.page.getByRole("radio", { name: text(view, "yachts.city.dubai") }).check();
  await button(view, "yachts.next").click();
  await see(view, "yachts.orderHeadline");
}

async function filled(view: View): Promise<void> {
  await order(view);
  const { page, isPhone } = view;
  const day = dayAhead(20);
  if (isPhone) {
    await page.locator("#yacht-date").fill(day);
    await page.locator("#yacht-time").fill("11:00");
  } else {
    await page.locator("#yacht-date").pressSequentially(day.split("-").toReversed().join(""));
    await page.locator("#yacht-time").pressSequentially("1100");
    await page.keyboard.press("Escape");
  }
  await page.locator("#yacht-guests").fill("10");
  await page.locator("#yacht-children").check();
  await page
    .locator("#yacht-wishes")
    .fill(view.locale === "ru" ? "День рождения, нужен торт." : "A birthday: bring a cake.");
  await page.locator("#yacht-name").fill(view.locale === "ru" ? "Анна Петрова" : "Anna Brown");
  await page.locator("#yacht-email").fill("anna@example.com");
  await page.locator("#yacht-name").focus();
}

/** Yachts: where, the request, and that it has been sent. */
export const YACHT_STATES: ScreenStates = {
  "SCR-33-nothing": index,
  "SCR-33-city": async (view) => {
    await index(view);
    await view.page.getByRole("radio", { name: text(view, "yachts.city.bodrum") }).check();
  },
  "SCR-33-place": async (view) => {
    await index(view);
    await view.page.locator("#yacht-place").fill(view.locale === "ru" ? "Сардиния" : "Sardinia");
  },
  "SCR-34-new": order,
  "SCR-34-nobody": async (view) => {
    await filled(view);
    await view.page.locator("#yacht-email").fill("");
    await button(view, "yachts.send").click();
    await see(view, "yachts.needContact");
  },
  "SCR-34-filled": filled,
  "SCR-34-no-agreement": async (view) => {
    await logIn(view, "agent@demo.test");
    await filled(view);
  },
  "SCR-34-sending": async (view) => {
    await filled(view);
    await hold(view, SEND);
    await button(view, "yachts.send").click();
  },
  "SCR-34-failed": async (view) => {
    await filled(view);
    await fail(view, SEND);
    await button(view, "yachts.send").click();
    await see(view, "yachts.failed");
    await view.page.getByRole("alert").first().waitFor();
  },
  "SCR-35-sent": async (view) => {
    await filled(view);
    await button(view, "yachts.send").click();
    await see(view, "yachts.summary");
  },
};
