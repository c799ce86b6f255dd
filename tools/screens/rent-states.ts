import { askPricesInVain, cars, change, fail, open, PRICES, see, text, type ScreenStates, type View } from "./view.ts";

const RENT = "/booking/rent";
const CITY = { ru: "&from=g524901", en: "&from=g2643743" } as const;

async function list(view: View, hours: number): Promise<void> {
  await open(view, RENT, `${CITY[view.locale]}&hours=${hours}`);
  await view.page.getByRole("heading", { name: text(view, "rent.carsFor", { count: hours }) }).waitFor();
}

async function form(view: View, hours: number): Promise<void> {
  await list(view, hours);
  await (await cars(view)).first().click();
  await view.page.locator("#trip-0-date").waitFor();
}

/** A car by the hour: its finder, its list, its form. */
export const RENT_STATES: ScreenStates = {
  "SCR-15-no-place": async (view) => {
    await open(view, RENT);
    await see(view, "rent.headline");
  },
  "SCR-15-not-found": async (view) => {
    await open(view, RENT, "&from=g999999999");
    await see(view, "Finder.notFound");
  },
  "SCR-15-waiting": async (view) => {
    await askPricesInVain(view, RENT, CITY[view.locale]);
  },
  "SCR-15-failed": async (view) => {
    await fail(view, PRICES);
    await open(view, RENT, CITY[view.locale]);
    await see(view, "Finder.priceError");
  },
  "SCR-15-no-cars": async (view) => {
    await change(view, PRICES, () => []);
    await open(view, RENT, CITY[view.locale]);
    await see(view, "rent.noneHint");
  },
  "SCR-15-three-hours": async (view) => list(view, 3),
  "SCR-15-one-hour": async (view) => list(view, 1),
  "SCR-16-three-hours": async (view) => form(view, 3),
  "SCR-16-day": async (view) => form(view, 24),
};
