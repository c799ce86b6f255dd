import { cars, fail, open, ROUTE, see, text, unfoldSearch, type ScreenStates, type View } from "./view.ts";

const CHECK = /\/places\/check-location-from-places/;
const KHIMKI = "&subAddress=g550280";
const TVER = "&subAddress=g480060";

/** Opens prices with stops; a phone shows its form as a sheet. */
async function stops(view: View, query: string): Promise<void> {
  await open(view, "/booking/finder", `${ROUTE}${query}`);
  await cars(view);
  await unfoldSearch(view);
}

async function addStop({ page, ...view }: View): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${text({ page, ...view }, "places.stopAdd")}`) }).click();
}

/** The finder with stops. */
export const STOP_STATES: ScreenStates = {
  "SCR-05-chosen": async (view) => {
    await stops(view, KHIMKI);
    await view.page.locator("#place-stop-1[value]").waitFor();
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-empty": async (view) => {
    await stops(view, "");
    await addStop(view);
    await addStop(view);
    await view.page.locator("#place-stop-2").waitFor();
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-searched": async (view) => {
    await stops(view, "");
    await addStop(view);
    await view.page.locator("#place-stop-1").pressSequentially(view.locale === "ru" ? "химки" : "khimki");
    await view.page.getByRole("option").first().waitFor();
    return "window";
  },
  "SCR-05-outside": async (view) => {
    await open(view, "/booking/finder", `${ROUTE}${KHIMKI}${TVER}`);
    await view.page
      .getByRole("alert")
      .filter({ hasText: /Тверь|Tver/ })
      .locator("visible=true")
      .waitFor();
  },
  "SCR-05-unchecked": async (view) => {
    await fail(view, CHECK);
    await stops(view, KHIMKI);
    await see(view, "places.stopUnchecked");
    return view.isPhone ? "window" : undefined;
  },
  "SCR-05-most": async (view) => {
    await stops(view, KHIMKI);
    for (let count = 1; count < 5; count += 1) await addStop(view);
    await see(view, "places.stopsMost", { count: 5 });
    return view.isPhone ? "window" : undefined;
  },
};
