import { cars, open, ROUTE, traveller, type ScreenStates, type View } from "./view.ts";

/** A module in a frame is as wide as its page makes it: a phone's, or that of a column. */
const NARROW = { width: 375, height: 812 };
const COLUMN = { width: 1024, height: 800 };

/** Opens a page as its frame shows it: without head and foot, in the width of a frame. */
async function framed(view: View, path: string, query: string): Promise<void> {
  await view.page.setViewportSize(view.isPhone ? NARROW : COLUMN);
  await open(view, path, `${query}&module_type=frame&user_id=1863`);
}

async function airline(view: View): Promise<void> {
  await framed(view, "/booking/finder/prices", `${ROUTE}&car=2.1&platform=airline`);
  await traveller(view).seeForm();
}

/** The module in the frame of a partner's page. */
export const FRAME_STATES: ScreenStates = {
  "SCR-44-new": airline,
  "SCR-44-bonus-error": async (view) => {
    await airline(view);
    const number = traveller(view).field("booking.money.milesNumber");
    await number.fill("1231");
    await number.press("Tab");
    await view.page.locator("#bonus-number-error").waitFor();
  },
  "SCR-44-filled": async (view) => {
    await airline(view);
    await traveller(view).fillTrip();
    await traveller(view).fillContact();
    await traveller(view).field("booking.money.milesNumber").fill("1230");
    await view.page.keyboard.press("Tab");
  },
  "SCR-45-finder": async (view) => {
    await framed(view, "/booking/finder", "");
    await view.page.locator("#place-to").waitFor();
  },
  "SCR-45-prices": async (view) => {
    await framed(view, "/booking/finder", ROUTE);
    await cars(view);
  },
  "SCR-45-form": async (view) => {
    await framed(view, "/booking/finder/prices", `${ROUTE}&car=2.1`);
    await traveller(view).seeForm();
  },
};
