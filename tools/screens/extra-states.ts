import { change, fail, hold, like, logIn, PRICES, see, text, traveller, type ScreenStates, type View } from "./view.ts";

const RECKONING = /calculation-new-price/;
const COST_CENTRES = /cost-centers/;

/** Brings the form that an account, or a visitor, has for the usual way. */
async function form(view: View, account?: string, query = ""): Promise<void> {
  if (account !== undefined) await logIn(view, account);
  const someone = traveller(view);
  someone.search = query;
  await someone.openForm();
}

const submit = (view: View): Promise<void> => traveller(view).submitButton().click();

/** Presses the plus of a counter. */
async function oneMore(view: View, field: Parameters<typeof text>[1]): Promise<void> {
  const name = text(view, "booking.more", { field: text(view, field) });
  await view.page.getByRole("button", { name }).click();
}

async function typeCode(view: View, code: string): Promise<void> {
  await view.page.locator("summary", { hasText: text(view, "booking.money.certificate") }).click();
  await traveller(view).field("booking.money.code").fill(code);
  await view.page.getByRole("button", { name: text(view, "booking.money.apply"), exact: true }).click();
}

/** The form of an employee, with a field of cost centres that searches. */
async function costCentre(view: View, typed: string): Promise<void> {
  await form(view, "employee@demo.test");
  const field = view.page.getByRole("combobox", { name: text(view, "accounts.costCenter"), exact: true });
  await field.click();
  await field.fill(typed);
}

/** What a form asks besides: children, certificates and miles, the company. */
export const EXTRA_STATES: ScreenStates = {
  "SCR-22-no-seat": async (view) => {
    await form(view);
    await oneMore(view, "booking.children");
    await traveller(view).fillTrip();
    await traveller(view).fillContact();
    await submit(view);
    await view.page.locator("#child-seats-error").waitFor();
  },
  "SCR-22-too-many": async (view) => {
    await form(view);
    await view.page.locator("#children").fill("9");
    await view.page.locator("#children").press("Tab");
    await view.page.locator("#children-error").waitFor();
  },
  "SCR-22-seats": async (view) => {
    await form(view);
    await view.page.locator("#children").fill("2");
    await view.page.locator("#children").press("Tab");
    await oneMore(view, "booking.seat.seat");
    await oneMore(view, "booking.people.ownSeats");
  },
  "SCR-23-no-code": async (view) => {
    await form(view);
    await typeCode(view, "");
    await see(view, "DataForms.transferBonus.error");
  },
  "SCR-23-wrong-code": async (view) => {
    await form(view);
    await typeCode(view, "NOSUCH");
    await see(view, "errors.certificate-unknown");
  },
  "SCR-23-reckoning": async (view) => {
    await form(view);
    await typeCode(view, "WELCOME10");
    await see(view, "booking.money.accepted");
    await hold(view, RECKONING);
    await oneMore(view, "booking.adults");
    await oneMore(view, "booking.children");
    await see(view, "booking.money.reckoning");
  },
  "SCR-23-failed": async (view) => {
    await form(view);
    await fail(view, RECKONING);
    await typeCode(view, "WELCOME10");
    await view.page.locator("#certificate-error").waitFor();
  },
  "SCR-23-applied": async (view) => {
    await form(view);
    await typeCode(view, "WELCOME10");
    await see(view, "booking.money.accepted");
  },
  "SCR-23-points": async (view) => {
    await form(view, "customer@demo.test");
    if (view.locale === "ru") await view.page.getByText(/балл/).locator("visible=true").first().waitFor();
  },
  "SCR-24-new": async (view) => {
    await form(view, "employee@demo.test");
    await see(view, "accounts.company");
  },
  "SCR-24-loading": async (view) => {
    await hold(view, COST_CENTRES);
    await costCentre(view, "sal");
    return "window";
  },
  "SCR-24-none": async (view) => {
    await costCentre(view, "zzz");
    await see(view, "accounts.costCenterNone");
    return "window";
  },
  "SCR-24-failed": async (view) => {
    await fail(view, COST_CENTRES);
    await costCentre(view, "sal");
    await see(view, "accounts.costCenterFailed");
    return "window";
  },
  "SCR-24-errors": async (view) => {
    await form(view, "coordinator2@demo.test");
    await view.page.getByLabel(text(view, "accounts.viewers")).check();
    await submit(view);
    await see(view, "accounts.viewersNobody");
  },
  "SCR-24-filled": async (view) => {
    await costCentre(view, "sal");
    await view.page.getByRole("option", { name: "Sales East" }).click();
    await traveller(view).fillTrip();
    await view.page.locator("#trip-0-number").fill("PRJ-40");
    await view.page.getByLabel(text(view, "accounts.viewers")).check();
    await view.page.getByLabel(text(view, "accounts.viewerPhone", { number: 1 })).fill("+7 926 000-00-01");
    await traveller(view).agree();
  },
  "SCR-24-coordinator": async (view) => {
    await form(view, "coordinator@demo.test");
    await see(view, "accounts.company");
    await view.page.getByRole("radio", { name: text(view, "accounts.pay.cash") }).check();
  },
  "form-cars": async (view) => {
    await form(view);
    await view.page.getByRole("button", { name: like(view, "booking.cars.add") }).click();
    await view.page.locator("#car-1-adults").waitFor();
  },
  "form-price-changed": async (view) => {
    // Until the order is sent all prices are lower than what the server will charge.
    let less = 10;
    await change<{ price: number }[]>(view, PRICES, (all) => all.map((one) => ({ ...one, price: one.price - less })));
    await form(view);
    await traveller(view).fillTrip();
    await traveller(view).fillContact();
    less = 0;
    await submit(view);
    await see(view, "booking.priceWas");
  },
};
