import {
  cars,
  dayAhead,
  hold,
  like,
  moscowIn,
  open,
  ROUTE,
  see,
  text,
  traveller,
  type ScreenStates,
  type View,
} from "./view.ts";

const FINDER = "/booking/finder";
const CHECK_TIME = /\/check-time/;
const MOSCOW_TO_SVO = "&from=g524901&to=a26396";
const KHIMKI_TO_MOSCOW = "&from=g550280&to=g524901";
/** From one railway station of Moscow to another. */
const STATIONS = { from: "казанский", to: "ленинградский" } as const;

/** Brings the form of the first car of a search. */
async function form(view: View, query: string = ROUTE): Promise<void> {
  await open(view, FINDER, query);
  await (await cars(view)).first().click();
  await traveller(view).seeForm();
}

const submit = (view: View): Promise<void> => traveller(view).submitButton().click();

/** Fills in everything that a trip from an airport needs. */
async function filled(view: View, query?: string): Promise<void> {
  await form(view, query);
  await traveller(view).fillTrip();
  await traveller(view).fillContact();
}

async function stations(view: View): Promise<void> {
  const someone = traveller(view);
  await open(view, FINDER);
  await someone.choosePlace("from", STATIONS.from, /Казанск|Kazansk/);
  await someone.choosePlace("to", STATIONS.to, /Ленинградск|Leningradsk/);
  await someone.chooseButtons().first().click();
  await someone.seeForm();
}

const toFlight = async (view: View, departure: readonly string[]): Promise<void> => {
  await form(view, MOSCOW_TO_SVO);
  const fields = { day: "#trip-0-departureDate", time: "#trip-0-departureTime" };
  await traveller(view).fillMoment(fields, departure);
};

/** The form of a transfer: from where to where, when, and with whom. */
export const FORM_STATES: ScreenStates = {
  "SCR-17-new": async (view) => form(view, KHIMKI_TO_MOSCOW),
  "SCR-17-errors": async (view) => {
    await form(view, KHIMKI_TO_MOSCOW);
    await submit(view);
    await view.page.locator("#trip-0-pickup-error").waitFor();
  },
  "SCR-17-checking": async (view) => {
    await form(view, KHIMKI_TO_MOSCOW);
    await hold(view, CHECK_TIME);
    await traveller(view).fillPickup(0, [dayAhead(10), "12:00"]);
    await see(view, "booking.checkingTime");
  },
  "SCR-17-filled": async (view) => {
    await form(view, KHIMKI_TO_MOSCOW);
    await traveller(view).fillPickup(0, [dayAhead(10), "12:00"]);
    await view.page.locator("#trip-0-pickup").fill(view.locale === "ru" ? "Маяковского, 1" : "Mayakovskogo 1");
    await view.page.locator("#trip-0-dropoff").fill(view.locale === "ru" ? "Тверская, 1" : "Tverskaya 1");
    await traveller(view).fillContact();
  },
  "SCR-18-new": async (view) => form(view),
  "SCR-18-no-flight": async (view) => {
    await filled(view);
    await view.page.locator("#trip-0-flight").fill("");
    await submit(view);
    await view.page.locator("#trip-0-flight-error").waitFor();
  },
  "SCR-18-too-soon": async (view) => {
    await form(view);
    await traveller(view).fillPickup(0, moscowIn(5).split(" "));
    await view.page.locator("#trip-0-time-refusal").waitFor();
  },
  "SCR-18-filled": async (view) => filled(view),
  "SCR-18-night": async (view) => {
    await form(view);
    await traveller(view).fillPickup(0, [dayAhead(10), "23:40"]);
    await view.page
      .getByText(like(view, "prices.changed"))
      .or(view.page.getByText(like(view, "booking.timeIncluded")))
      .locator("visible=true")
      .first()
      .waitFor();
  },
  "SCR-19-new": async (view) => form(view, MOSCOW_TO_SVO),
  "SCR-19-finding": async (view) => {
    await hold(view, /\/(recommended-time|check-time)/);
    await toFlight(view, [dayAhead(10), "12:00"]);
    await see(view, "booking.findingTime");
  },
  "SCR-19-recommended": async (view) => {
    await toFlight(view, [dayAhead(10), "12:00"]);
    await view.page.locator("#trip-0-time:not([value=''])").waitFor();
  },
  "SCR-19-too-late": async (view) => {
    await toFlight(view, [dayAhead(10), "12:00"]);
    await view.page.locator("#trip-0-time:not([value=''])").waitFor();
    if (!view.isPhone) await view.page.locator("#trip-0-date").fill("");
    await traveller(view).fillPickup(0, [dayAhead(10), "11:50"]);
    await see(view, "booking.when.tooLate", { end: "airport" });
  },
  "SCR-20-new": stations,
  "SCR-20-no-train": async (view) => {
    await stations(view);
    await submit(view);
    await see(view, "booking.end.need.train");
  },
  "SCR-20-filled": async (view) => {
    await stations(view);
    const { page } = view;
    await traveller(view).fillPickup(0, [dayAhead(10), "12:00"]);
    await page.locator("#trip-0-train").fill("048");
    await page.locator("#trip-0-carriage").fill("7");
    await traveller(view).fillContact();
  },
  "SCR-21-new": async (view) => form(view, `${ROUTE}&back=1`),
  "SCR-21-too-early": async (view) => {
    await form(view, `${ROUTE}&back=1`);
    await traveller(view).fillPickup(0, [dayAhead(10), "14:00"]);
    await traveller(view).fillPickup(1, [dayAhead(10), "14:05"]);
    await view.page.getByText(like(view, "errors.return-too-early")).locator("visible=true").first().waitFor();
  },
  "SCR-21-filled": async (view) => {
    await form(view, `${ROUTE}&back=1`);
    await traveller(view).fillPickup(0, [dayAhead(10), "14:00"]);
    await view.page.locator("#trip-0-flight").fill("SU 2455");
    const departure = { day: "#trip-1-departureDate", time: "#trip-1-departureTime" };
    await traveller(view).fillMoment(departure, [dayAhead(14), "20:00"]);
    await view.page.locator("#trip-1-pickup").fill(view.locale === "ru" ? "Тверская, 1" : "Tverskaya 1");
    await traveller(view).fillContact();
  },
  "SCR-25-too-near": async (view) => {
    await form(view);
    await traveller(view).fillPickup(0, moscowIn(100).split(" "));
    await view.page.getByText(like(view, "prices.changed")).locator("visible=true").first().waitFor();
    await view.page.locator("#trip-0-flight").fill("SU 2455");
    await view.page.getByRole("button", { name: text(view, "prices.lines"), exact: true }).click();
    await view.page.getByRole("table").waitFor();
  },
};
