import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { tabTo } from "./tab-to.ts";
import { Traveller } from "./traveller.ts";

/** No other journey logs in as this partner, whose page this one changes. */
const PARTNER = { login: "partner2@demo.test", password: "nameboard-demo" };

test("OPN-113, OPN-116, OPN-140, USP-01 to USP-13, USP-16 to USP-21, USP-25, USP-26, USP-29, USP-50, NET-38, FND-17, SCR-32, SCR-36, SCR-37, SCR-38: a partner changes colour, words and advantages beside the live finder by keyboard alone, saves them after a failure, and finds them on its page", async ({
  page,
}, info) => {
  const partner = new Traveller(page, info);
  const t = partner.t.bind(partner);
  await page.request.post("/v4/auth/login", { data: PARTNER });
  await page.goto(`/booking?lang=${partner.lang}`);
  await expect(page).toHaveURL(/\/booking\/edit\?lang=/);
  await expect(page.getByRole("heading", { level: 1, name: t("partners.editor.title") })).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(t("places.headline"));

  const find = preview.getByRole("button", { name: t("places.find") });
  const raspberry = page.getByRole("radio", { name: t("partners.editor.accent.4") });
  await tabTo(page, raspberry, "Space");
  await expect(find).toHaveCSS("background-color", "rgb(214, 51, 108)");
  await tabTo(page, page.getByRole("switch", { name: t("partners.editor.ownColours") }), "Space");
  await expect(find).toHaveCSS("background-color", "rgb(0, 173, 90)");
  await tabTo(page, raspberry, "Space");
  await tabTo(page, page.getByRole("radio", { name: t("partners.editor.background.6") }), "Space");
  await expect(preview.locator("html")).toHaveCSS("background-color", "rgb(255, 240, 244)");
  const unfold = (heading: string) => tabTo(page, page.locator("summary", { hasText: heading }), "Enter");
  await unfold(t("partners.editor.texts", { language: "en" }));
  await tabTo(page, page.getByRole("textbox", { name: t("partners.editor.header") }), "ControlOrMeta+a");
  await page.keyboard.type("Straight to the slopes");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Straight to the slopes");

  await unfold(t("partners.editor.advantages"));
  await tabTo(page, page.getByRole("radio", { name: t("partners.editor.picture2") }), "Space");
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.choose") }), "Enter");
  const picker = page.getByRole("dialog", { name: t("partners.editor.advantages") });
  await expect(picker.getByRole("heading", { level: 3 })).toHaveText([
    /^Booking/,
    /^Meeting/,
    /^Comfort/,
    /^Prices/,
    /^Passengers/,
  ]);
  expect((await picker.boundingBox())?.width).toBe(497);
  await tabTo(page, picker.getByRole("checkbox", { name: /Child seats/ }), "Space");
  // No gateway for text messages is set here, so nothing keeps this promise.
  await tabTo(page, picker.getByRole("checkbox", { name: /Keep others informed/ }), "Space");
  await expect(picker.getByRole("alert")).toContainText(t("partners.editor.grantAsk"));
  await tabTo(page, picker.getByRole("button", { name: t("partners.editor.done") }), "Enter");
  await expect(preview.getByRole("main").getByRole("listitem").last()).toHaveText(
    "Child seats: infant, toddler or booster",
  );
  await tabTo(page, page.getByRole("button", { name: /^Move: Child seats/ }), "ArrowUp");
  await expect(preview.getByRole("main").getByRole("listitem").last()).toHaveText("Free cancellation and changes");
  expect(await axeFaults(page, "aside")).toEqual([]);
  // It is the real finder: a second place leaves the first one where it is (USP-04).
  for (const [field, typed] of [
    ["places.from", "LHR"],
    ["places.to", "London"],
  ] as const) {
    await preview.getByRole("combobox", { name: t(field) }).fill(typed);
    await expect(preview.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  await expect(preview.getByRole("button", { name: /^Choose/ }).first()).toBeVisible();

  const saving = "**/v4/partners/booking-module-settings?*";
  await page.route(saving, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "M" }) : route.fallback(),
  );
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.save") }), "Enter");
  await expect(page.getByText(t("USP.Editor.SaveError"))).toBeVisible();
  await expect(page.getByText(t("RpcError"))).toHaveCount(0);
  await page.unroute(saving);
  // A session that has ended in another window costs none of the changes.
  await page.request.post("/profile/logout", { data: {} });
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.save") }), "Enter");
  await expect(page.getByText(t("partners.editor.loggedOut"))).toBeVisible();
  await page.request.post("/v4/auth/login", { data: PARTNER });
  await page.reload();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Straight to the slopes");
  // Another window has saved meanwhile: that is told before it is replaced.
  const elsewhere = await page.request.put("/v4/partners/booking-module-settings", { data: { main_color: "1D6FB8" } });
  expect(elsewhere.status()).toBe(200);
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.save") }), "Enter");
  await expect(page.getByText(t("partners.editor.elsewhere"))).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.save") }), "Enter");
  await expect(page.getByText(t("partners.editor.saved"), { exact: true })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: t("partners.editor.toAccount") }), "Enter");
  await page.getByRole("textbox", { name: t("accounts.own.site") }).fill("http://meridian.example");
  await tabTo(page, page.getByRole("button", { name: t("accounts.own.siteAdd") }), "Enter");
  await expect(page.getByRole("textbox", { name: t("accounts.own.site") })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: t("accounts.own.site") }).fill("meridian.example/cars");
  await tabTo(page, page.getByRole("button", { name: t("accounts.own.siteAdd") }), "Enter");
  await expect(page.getByText("https://meridian.example", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: t("accounts.own.codeHtml") })).toHaveValue(
    /<nameboard-booking partner="\d+" lang="en"><noscript>/,
  );
  // What was sold stands beside it: a month of which nothing is known, and the way to other periods.
  await tabTo(page, page.getByRole("link", { name: t("accounts.own.sales"), exact: true }), "Enter");
  await tabTo(page, page.getByRole("radio", { name: t("accounts.sales.year") }), "Space");
  await tabTo(page, page.getByRole("button", { name: t("accounts.sales.before") }), "Enter");
  await expect(page.getByText(t("accounts.sales.none"))).toBeVisible();
  await expect(page).toHaveURL(/tab=sales&period=\d{4}$/);
  expect(await axeFaults(page)).toEqual([]);
  await tabTo(page, page.getByRole("link", { name: t("accounts.own.module"), exact: true }), "Enter");
  await tabTo(page, page.getByRole("link", { name: t("accounts.own.moduleEdit") }), "Enter");

  await page.setViewportSize({ width: 969, height: 800 });
  await expect(page.getByRole("heading", { level: 1, name: t("partners.editor.title") })).toBeHidden();
  await tabTo(page, page.getByRole("button", { name: t("partners.editor.settings") }), "Enter");
  const sheet = page.getByRole("dialog", { name: t("partners.editor.title") });
  expect((await sheet.boundingBox())?.width).toBe(320);
  await page.keyboard.press("Escape");

  // A module in one language has its texts in that one; without its settings there is nothing to edit.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/booking/edit?lang=${partner.lang}&locales=en`);
  await expect(page.getByRole("heading", { name: t("partners.editor.texts", { language: "en" }) })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("partners.editor.texts", { language: "ru" }) })).toHaveCount(0);
  await page.route(/booking-module-settings\/\d+/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/booking/edit?lang=${partner.lang}`);
  await expect(page).toHaveURL(/\/account\/settings\?.*tab=booking/);

  await page.goto(`/booking/finder?lang=${partner.lang}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Straight to the slopes");
  await expect(page.getByRole("main").getByRole("listitem").last()).toHaveText("Free cancellation and changes");
});
