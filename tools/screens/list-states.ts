import {
  askPricesInVain,
  button,
  cars,
  change,
  fail,
  hold,
  like,
  logIn,
  open,
  PRICES,
  ROUTE,
  see,
  text,
  unfoldSearch,
  type ScreenStates,
  type View,
} from "./view.ts";

const FINDER = "/booking/finder";
const WAY_BACK = /\/v4\/prices\?.*way_back_of=/;
const SYDNEY = "g2147714";
/** Stops: one on the way, one far from it. */
const [KHIMKI, TVER] = ["g550280", "g480060"];

async function list(view: View, query = ""): Promise<void> {
  await open(view, FINDER, `${ROUTE}${query}`);
  await cars(view);
}

async function copying(view: View): Promise<void> {
  await view.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await list(view);
  await button(view, "prices.copy").click();
}

async function copyTwo(view: View): Promise<void> {
  const boxes = view.page.locator("li[data-surface=paper]").getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await button(view, "prices.copy.button").click();
}

/** The finder with prices: the list, its filters, the way back, copying. */
export const LIST_STATES: ScreenStates = {
  "SCR-01-list": async (view) => list(view),
  "SCR-01-breakdown": async (view) => {
    await list(view);
    await view.page
      .getByRole("button", { name: like(view, "prices.linesOf") })
      .first()
      .click();
    await view.page.getByRole("table").waitFor();
  },
  "SCR-01-breakdown-failed": async (view) => {
    await fail(view, /\/v4\/prices\/\d+\/lines\?/);
    await list(view);
    await view.page
      .getByRole("button", { name: like(view, "prices.linesOf") })
      .first()
      .click();
    await see(view, "prices.linesFailed");
  },
  "SCR-01-prices-failed": async (view) => {
    await fail(view, PRICES);
    await open(view, FINDER, ROUTE);
    await see(view, "Finder.priceError");
  },
  "SCR-01-prices-kept": async (view) => {
    await list(view);
    await fail(view, PRICES);
    await unfoldSearch(view);
    await view.page
      .getByRole("search")
      .getByRole("button", { name: new RegExp(`^(${text(view, "places.find")}|${text(view, "places.findAgain")})$`) })
      .click();
    await see(view, "prices.keptOld");
  },
  "SCR-01-timed": async (view) => {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await list(view, `&when=${day}T03:40`);
  },
  "SCR-02-waiting": async (view) => {
    await askPricesInVain(view, FINDER, ROUTE);
    await view.page.locator("[aria-busy=true], [role=status]").first().waitFor({ state: "attached" });
  },
  "SCR-04-no-prices": async (view) => {
    await open(view, FINDER, `${ROUTE.replace(/&to=.*/, "")}&to=${SYDNEY}`);
    await see(view, "Finder.noPrices");
  },
  "SCR-04-none-then": async (view) => {
    await change(view, PRICES, () => []);
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await open(view, FINDER, `${ROUTE}&when=${day}T03:40`);
    await see(view, "prices.noneThen");
  },
  "SCR-05-stop": async (view) => list(view, `&subAddress=${KHIMKI}`),
  "SCR-05-outside": async (view) => {
    await open(view, FINDER, `${ROUTE}&subAddress=${TVER}`);
    await view.page
      .getByRole("alert")
      .filter({ hasText: /Тверь|Tver/ })
      .locator("visible=true")
      .first()
      .waitFor();
  },
  "SCR-05-searching": async (view) => {
    await list(view);
    await unfoldSearch(view);
    await hold(view, /\/places\/find\?/);
    await view.page.getByRole("button", { name: new RegExp(`^${text(view, "places.stopAdd")}`) }).click();
    await view.page.keyboard.type("khim");
    await see(view, "places.searching");
    return "window";
  },
  "SCR-06-round-trip": async (view) => {
    await list(view, "&back=1");
    await see(view, "prices.perCarBoth");
  },
  "SCR-06-asking": async (view) => {
    await hold(view, WAY_BACK);
    await list(view, "&back=1");
    await see(view, "prices.returnAsking");
  },
  "SCR-06-failed": async (view) => {
    await fail(view, WAY_BACK);
    await list(view, "&back=1");
    await see(view, "DataForms.Routes.error");
  },
  "SCR-07-filters": async (view) => {
    await list(view);
    await view.page
      .getByRole("button", { name: text(view, "prices.filters") })
      .locator("visible=true")
      .first()
      .click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "SCR-07-narrowed": async (view) => {
    await open(view, FINDER, `${ROUTE}&group=minivans&people=6`);
    await view.page.getByRole("heading", { level: 4 }).first().waitFor();
  },
  "SCR-07-nothing-fits": async (view) => {
    await open(view, FINDER, `${ROUTE}&provider=999999`);
    await see(view, "prices.filters.nothing");
  },
  "SCR-08-nothing-marked": async (view) => {
    await copying(view);
    await see(view, "prices.copy.chosen", { count: 0 });
    return "window";
  },
  "SCR-08-copied": async (view) => {
    await copying(view);
    await copyTwo(view);
    await see(view, "prices.copy.done", { count: 2 });
    return "window";
  },
  "SCR-08-refused": async (view) => {
    await copying(view);
    await view.page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copyTwo(view);
    await see(view, "prices.copy.failed");
    return "window";
  },
  "SCR-09-second-currency": async (view) => {
    await logIn(view, "customer3@demo.test");
    await list(view);
    await view.page.locator("li[data-surface=paper] p", { hasText: "₹" }).first().waitFor();
  },
  "SCR-10-map-hidden": async (view) => list(view, "&hideMap=1"),
};
