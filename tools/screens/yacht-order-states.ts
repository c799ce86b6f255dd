import { askYacht, offeredYacht, offerYacht, takenYacht } from "./offered-yacht.ts";
import { atBank, openOrder, openPayPage, type PlacedOrder } from "./placed-order.ts";
import { aboveCard, button, change, like, logIn, open, see, text, type ScreenStates, type View } from "./view.ts";

const OFFER = /\/v4\/yacht-offers\/\d+\?/;

/** Opens the link of a letter with an offer, and waits for what it shows. */
async function offer(view: View): Promise<void> {
  const { id, key } = await offeredYacht(view);
  await open(view, `/booking/yacht/offer/${id}`, `#key=${key}`);
  await view.page.getByRole("heading", { level: 1 }).waitFor();
}

/** An offer that is open to its reader no more. */
async function over(view: View, standing: "expired" | "withdrawn" | "replaced"): Promise<void> {
  await change<object>(view, OFFER, (result) => ({ ...result, standing }));
  await offer(view);
  await see(view, `offers.yacht.over.${standing}`);
}

/** A yacht that was taken, and so many of its two payments made. */
async function taken(view: View, payments: 0 | 1 | 2): Promise<PlacedOrder> {
  const order = await takenYacht(view);
  for (let paid = 0; paid < payments; paid += 1) {
    await openPayPage(view, order);
    await atBank(view, "pay");
  }
  await openOrder(view, order);
  await see(view, payments === 0 ? "offers.yacht.standing.placed" : "offers.yacht.standing.confirmed");
  return order;
}

/** Somebody of the staff opens a page of the console about a yacht. */
async function at(view: View, path: string, who = "dispatcher@demo.test", query = ""): Promise<void> {
  await logIn(view, who);
  await open(view, `/console${path}`, query);
  await view.page.getByRole("heading", { level: 1 }).waitFor();
  await view.page.locator("[aria-busy='true']").first().waitFor({ state: "hidden" });
}

async function deskOrder(view: View, who?: string): Promise<void> {
  const { id } = await taken(view, 1);
  await at(view, `/orders/${id}`, who);
  await see(view, "console.yachts.bought");
}

async function answer(view: View, requestId: number): Promise<void> {
  await at(view, `/requests/yacht/${requestId}`);
  await view.page.locator("#offer-vessel").waitFor();
}

/** Yachts that were offered: the page of the offer, the order that it becomes, and both for the staff. */
export const YACHT_ORDER_STATES: ScreenStates = {
  "yacht-offer-open": async (view) => {
    await offer(view);
    await view.page.locator("section img").nth(2).waitFor();
  },
  "yacht-offer-faults": async (view) => {
    await offer(view);
    await view.page.locator("#offer-phone").fill("");
    await view.page.locator("button[type=submit]").click();
    await see(view, "offers.yacht.needPhone");
  },
  "yacht-offer-accepted": async (view) => {
    const order = await takenYacht(view);
    await change<object>(view, OFFER, (result) => ({
      ...result,
      standing: "accepted",
      order: { order_id: order.id, order_key: order.key },
    }));
    await offer(view);
    await see(view, "offers.yacht.over.accepted");
  },
  "yacht-offer-expired": (view) => over(view, "expired"),
  "yacht-offer-withdrawn": (view) => over(view, "withdrawn"),
  "yacht-offer-replaced": (view) => over(view, "replaced"),
  "yacht-offer-unknown": async (view) => {
    await open(view, "/booking/yacht/offer/2000000000", "#key=AAAAAAAAAAAAAAAAAAAAAA");
    await see(view, "offers.unknown");
  },
  "yacht-order-placed": async (view) => void (await taken(view, 0)),
  "yacht-order-above-card": async (view) => {
    await aboveCard(view);
    await taken(view, 0);
    await view.page.getByText(like(view, "payments.cardMost")).first().waitFor();
  },
  "yacht-order-deposit": async (view) => void (await taken(view, 1)),
  "yacht-order-paid": async (view) => void (await taken(view, 2)),
  "yacht-order-cancel": async (view) => {
    await taken(view, 1);
    await button(view, "offers.yacht.cancel").click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "yacht-order-cancelled": async (view) => {
    await taken(view, 1);
    await button(view, "offers.yacht.cancel").click();
    await button(view, "offers.yacht.cancelYes").click();
    await see(view, "offers.yacht.standing.cancelled");
  },
  "console-yachts": async (view) => {
    // Others' names may be in the other language.
    const { id } = await taken(view, 1);
    await at(view, "/yachts");
    await view.page.locator("search input[type=text]").fill(String(id));
    const rows = view.page.getByRole("list", { name: text(view, "console.yachts.title") }).getByRole("listitem");
    await rows.filter({ hasText: String(id) }).waitFor();
    await rows.nth(1).waitFor({ state: "hidden" });
  },
  "console-yachts-nothing": async (view) => {
    await at(view, "/yachts");
    await view.page.locator("search input[type=text]").fill("qqqq");
    await see(view, "console.yachts.nothingFound", { text: "qqqq" });
  },
  "console-yachts-no-right": (view) => at(view, "/yachts", "customer@demo.test"),
  "console-yacht-order": (view) => deskOrder(view),
  "console-yacht-order-accountant": (view) => deskOrder(view, "accountant@demo.test"),
  "console-yacht-cancel": async (view) => {
    await deskOrder(view, "admin@demo.test");
    await button(view, "console.yachts.cancel").click();
    await view.page.getByRole("dialog").waitFor();
    return "window";
  },
  "console-yacht-offer": async (view) => answer(view, (await askYacht(view)).id),
  "console-yacht-offer-faults": async (view) => {
    await answer(view, (await askYacht(view)).id);
    await button(view, "console.yachts.send").click();
    await see(view, "console.yachts.fault.vessel");
  },
  "console-yacht-offer-met": async (view) => {
    const { id } = await askYacht(view);
    await answer(view, id);
    await view.page.locator("#offer-vessel").fill("Blue Bay");
    await offerYacht(view, id);
    await see(view, "console.yachts.meanwhile");
  },
  "console-yacht-offered": async (view) => {
    const { requestId } = await offeredYacht(view);
    await at(view, `/requests/yacht/${requestId}`);
    await view.page.getByRole("img", { name: text(view, "console.order.photo", { n: 1, m: 2 }) }).waitFor();
  },
};
