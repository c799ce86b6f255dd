import {
  askPricesInVain,
  button,
  cars,
  change,
  fail,
  logIn,
  open,
  PRICES,
  ROUTE,
  see,
  text,
  traveller,
  type ScreenStates,
  type View,
} from "./view.ts";

const FINDER = "/booking/finder";

/** Loses the code of a screen that is opened later: the form's. */
async function loseForm({ page }: View): Promise<void> {
  await page.route(/\/assets\/booking-.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Logs out without a network, which is told in a toast. */
async function logOutOffline(view: View): Promise<void> {
  await logIn(view, "customer@demo.test");
  await open(view, FINDER);
  await view.page.waitForLoadState("networkidle");
  await view.page.context().setOffline(true);
  await view.page.getByRole("button", { name: text(view, "accounts.menu", { name: "Anna Demo" }) }).click();
  await view.page.getByRole("menuitem", { name: text(view, "accounts.logOut") }).click();
  await see(view, "RpcError");
}

/** What stands around every screen: the menu, pages of partners, documents, and what leads nowhere. */
export const SHELL_STATES: ScreenStates = {
  "SCR-11-partner": async (view) => {
    await open(view, FINDER, "&user_id=1863");
    await view.page.getByRole("contentinfo").waitFor();
  },
  "SCR-11-partner-prices": async (view) => {
    await open(view, FINDER, `${ROUTE}&user_id=1863`);
    await cars(view);
  },
  "SCR-40-default": async (view) => {
    await change<object[]>(view, PRICES, (all) => all.map((one) => ({ ...one, currency: "XAU" })));
    await open(view, FINDER, ROUTE);
    await see(view, "trans.common.error_boundary.title");
  },
  "SCR-40-lost-chunk": async (view) => {
    await loseForm(view);
    await open(view, FINDER, ROUTE);
    const choose = await cars(view);
    // As if it had been loaded anew for this before.
    await view.page.evaluate(() => {
      const options = JSON.parse(document.getElementById("page-options")?.textContent ?? "{}") as { buildId?: string };
      localStorage.setItem("page-force-refreshed", "true");
      localStorage.setItem("page-force-refreshed-build", JSON.stringify(options.buildId));
    });
    await choose.first().click();
    await see(view, "trans.common.error_boundary.title");
  },
  "SCR-40-offline": async (view) => {
    await loseForm(view);
    await open(view, FINDER, ROUTE);
    const choose = await cars(view);
    await view.page.context().setOffline(true);
    await choose.first().click();
    await see(view, "common.offline");
  },
  "SCR-41-toast": async (view) => {
    await logOutOffline(view);
    return "window";
  },
  "SCR-41-two-toasts": async (view) => {
    await logOutOffline(view);
    // By keyboard: a press outside would close the first.
    await view.page.getByRole("button", { name: text(view, "accounts.menu", { name: "Anna Demo" }) }).press("Enter");
    await view.page.getByRole("menuitem", { name: text(view, "accounts.logOut") }).press("Enter");
    await view.page.getByRole("alert").getByText(text(view, "RpcError")).nth(1).waitFor();
    return "window";
  },
  "SCR-42-transfer": async (view) => {
    await open(view, FINDER);
    await view.page.getByRole("banner").getByRole("heading", { level: 2 }).waitFor();
    return "window";
  },
  "SCR-42-rent": async (view) => {
    await open(view, "/booking/rent");
    await view.page.getByRole("banner").getByRole("heading", { level: 2 }).waitFor();
    return "window";
  },
  "SCR-42-phone-menu": async (view) => {
    await logIn(view, "customer@demo.test");
    await open(view, "/booking/rent");
    await view.page.waitForLoadState("networkidle");
    if (view.isPhone) await view.page.getByRole("button", { name: text(view, "menu.open") }).click();
    return "window";
  },
  "missing-unknown": async (view) => open(view, "/nope"),
  "missing-rent-off": async (view) => {
    await view.page.route(/\/partners\/features\//, (route) =>
      route.fulfill({ json: { result: ["yacht"], error: null } }),
    );
    await open(view, "/booking/rent", "&user_id=1863");
    await see(view, "rent.off");
  },
  "missing-car": async (view) => {
    await open(view, "/booking/finder/prices", `${ROUTE}&car=99.9`);
    await see(view, "booking.linkGone");
  },
  "missing-prices-bare": async (view) => {
    await open(view, "/booking/prices");
    await view.page.getByRole("heading", { level: 1 }).waitFor();
  },
  "form-loading": async (view) => {
    await askPricesInVain(view, "/booking/finder/prices", `${ROUTE}&car=2.1`);
    return "waiting";
  },
  "form-failed": async (view) => {
    await fail(view, PRICES);
    await open(view, "/booking/finder/prices", `${ROUTE}&car=2.1`);
    await button(view, "common.retry").waitFor();
  },
  "about-credits": async (view) => {
    await open(view, "/booking/about");
    await view.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  },
  "about-offer": async (view) => {
    await open(view, "/booking/about/offer");
    await view.page.locator("main h2").nth(1).waitFor();
  },
  "about-failed": async (view) => {
    await fail(view, /get-widget/);
    await open(view, "/booking/about/privacy");
    await button(view, "common.retry").waitFor();
  },
  "route-without-cars": async (view) => {
    await traveller(view).openFinder();
    await open(view, FINDER, `${ROUTE.replace(/&to=.*/, "")}&to=g2147714`);
    await see(view, "Finder.noPrices");
  },
};
