import type { PartnerSites } from "#contract/partner-sites.ts";
import { paidOrder } from "./placed-order.ts";
import { button, change, dayAhead, fail, hold, logIn, open, see, text, type ScreenStates, type View } from "./view.ts";

const SITES = /\/partners\/sites\?/;
const STATEMENT = /\/partners\/statement\?/;
const SETTINGS = /\/booking-module-settings/;
/** Narrower than the editor beside its preview. */
const LAST_NARROW = { width: 969, height: 800 };
const FIRST_WIDE = { width: 970, height: 800 };

/** A partner whose settings no state saves. */
async function partner(view: View, path: string, query = ""): Promise<void> {
  await logIn(view, "partner@demo.test");
  await open(view, path, query);
}

const bookingTab = (view: View): Promise<void> => partner(view, "/account/settings", "&tab=booking");
const sales = (view: View): Promise<void> => partner(view, "/account/settings", "&tab=sales");

/** Sites are shared by all that look at once, so no state adds one. */
async function withSites(view: View): Promise<void> {
  const site = { origin: "https://hotel.example", title: "hotel.example" };
  const sites = [{ ...site, added_by: 1863, added_at: "2026-11-20T09:00:00.000Z" }];
  await change<PartnerSites>(view, SITES, (result) => ({ ...result, sites }));
  await bookingTab(view);
  await view.page.getByRole("textbox", { name: text(view, "accounts.own.codeHtml") }).waitFor();
}

/** The sales of a month in which at least one ride was sold. */
async function sold(view: View): Promise<void> {
  await paidOrder(view, { partner: 1863 });
  await partner(view, "/account/settings", `&tab=sales&period=${dayAhead(12).slice(0, 7)}`);
  await see(view, "accounts.sales.note");
}

/** Opens the editor; on a narrow screen its settings are a sheet. */
async function editor(view: View): Promise<void> {
  await partner(view, "/booking/edit");
  await view.page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  const settings = view.page.getByRole("button", { name: text(view, "partners.editor.settings") });
  if (await settings.isVisible()) await settings.click();
  await view.page.getByRole("heading", { name: text(view, "partners.editor.appearance") }).waitFor();
}

/** Opens every section of the editor. */
async function unfold({ page }: View): Promise<void> {
  const summaries = page.locator("details:not([open]) > summary:visible");
  for (let left = await summaries.count(); left > 0; left = await summaries.count()) await summaries.first().click();
}

async function changed(view: View): Promise<void> {
  await editor(view);
  await view.page.getByRole("radio", { name: text(view, "partners.editor.accent.4") }).check({ force: true });
  await view.page.getByRole("heading", { name: text(view, "partners.editor.appearance") }).scrollIntoViewIfNeeded();
}

async function advantages(view: View): Promise<void> {
  await editor(view);
  await unfold(view);
  await button(view, "partners.editor.choose").click();
  await view.page.getByRole("dialog", { name: text(view, "partners.editor.advantages") }).waitFor();
}

/** The booking tab and the sales of a partner, and the editor of its page. */
export const PARTNER_STATES: ScreenStates = {
  "SCR-32-no-sites": async (view) => {
    await change<object>(view, SITES, () => ({ sites: [] }));
    await bookingTab(view);
    await see(view, "accounts.own.noSites");
  },
  "SCR-32-loading": async (view) => {
    await hold(view, SITES);
    await bookingTab(view);
    await see(view, "accounts.own.moduleLook");
  },
  "SCR-32-failed": async (view) => {
    await fail(view, SITES);
    await bookingTab(view);
    await button(view, "common.retry").waitFor();
  },
  "SCR-32-code": withSites,
  "SCR-32-code-unfolded": async (view) => {
    await withSites(view);
    await unfold(view);
  },
  "partner-sales-loading": async (view) => {
    await hold(view, STATEMENT);
    await sales(view);
    await see(view, "accounts.sales.month");
  },
  "partner-sales-none": async (view) => {
    await partner(view, "/account/settings", "&tab=sales&period=2025");
    await see(view, "accounts.sales.none");
  },
  "partner-sales-failed": async (view) => {
    await fail(view, STATEMENT);
    await sales(view);
    await button(view, "common.retry").waitFor();
  },
  "partner-sales": sold,
  "partner-sales-rides": async (view) => {
    await sold(view);
    await view.page.getByRole("radio", { name: text(view, "accounts.sales.by.ride") }).check({ force: true });
  },
  "SCR-36-defaults": async (view) => {
    await editor(view);
    return "window";
  },
  "SCR-36-loading": async (view) => {
    await hold(view, SETTINGS);
    await partner(view, "/booking/edit");
    await view.page.getByRole("status", { name: text(view, "partners.editor.loading") }).waitFor();
    return "waiting";
  },
  "SCR-36-failed": async (view) => {
    await logIn(view, "partner@demo.test");
    await view.page.route(SETTINGS, (route) => route.abort());
    await open(view, "/booking/edit");
    await button(view, "common.retry").waitFor();
    return "window";
  },
  "SCR-36-all-open": async (view) => {
    await editor(view);
    await unfold(view);
    return "window";
  },
  "SCR-36-not-saved": async (view) => {
    await changed(view);
    await fail(view, SETTINGS);
    await button(view, "partners.editor.save").click();
    await see(view, "USP.Editor.SaveError");
    return "window";
  },
  "SCR-36-saving": async (view) => {
    await changed(view);
    await hold(view, SETTINGS);
    await button(view, "partners.editor.save").click();
    return "window";
  },
  "SCR-36-reset": async (view) => {
    await changed(view);
    await button(view, "partners.editor.reset").click();
    await see(view, "partners.editor.resetText");
    return "window";
  },
  "SCR-36-at-970": async (view) => {
    if (!view.isPhone) await view.page.setViewportSize(FIRST_WIDE);
    await editor(view);
    return "window";
  },
  "SCR-37-at-969": async (view) => {
    if (!view.isPhone) await view.page.setViewportSize(LAST_NARROW);
    await editor(view);
    return "window";
  },
  "SCR-37-closed": async (view) => {
    if (!view.isPhone) await view.page.setViewportSize(LAST_NARROW);
    await partner(view, "/booking/edit");
    await view.page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    return "window";
  },
  "SCR-38-defaults": async (view) => {
    await advantages(view);
    return "window";
  },
  "SCR-38-promise": async (view) => {
    await advantages(view);
    await view.page.getByRole("dialog").getByRole("checkbox").nth(27).click({ force: true });
    return "window";
  },
  "SCR-39-visitor": async (view) => {
    await open(view, "/booking/edit");
    await see(view, "accounts.denied");
  },
  "SCR-39-account": async (view) => {
    await logIn(view, "customer2@demo.test");
    await open(view, "/booking/edit");
    await see(view, "accounts.denied");
  },
};
