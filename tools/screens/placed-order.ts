import { randomBytes } from "node:crypto";
import { dayAhead, open, type View } from "./view.ts";

const AIRPORT = "55.972599,37.4146";
const TOWN = "55.75222,37.61556";

/** An order as the call that made it names it. */
export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  readonly transaction: string;
}

type Answer<Result> = { readonly result: Result };

/** What of an order may be otherwise than usual. */
export type OrderedAs = {
  /** The pick-up, by the clock of the place. */
  readonly at?: string;
  /** The partner on whose page it is ordered. */
  readonly partner?: number;
};

/** Makes an order by calls, for a visitor or whoever is logged in. */
export async function placeOrder({ page, locale }: View, { at, partner }: OrderedAs = {}): Promise<PlacedOrder> {
  const ofPartner = partner === undefined ? "" : `&user_id=${partner}`;
  const common = `lang=${locale}&currency=${locale === "ru" ? "RUB" : "GBP"}${ofPartner}`;
  const search = `start_place_point=${AIRPORT}&finish_place_point=${TOWN}`;
  const prices = await page.request.get(`/v4/prices?${search}&${common}`);
  const { result: cars } = (await prices.json()) as Answer<{ readonly price_id: number }[]>;
  const name = locale === "ru" ? "Анна Иванова" : "Anna Ivanova";
  const trip = {
    price_id: cars[0]?.price_id,
    start_location: {
      address: "SVO",
      location: AIRPORT,
      time: at ?? `${dayAhead(12)} 18:40`,
      flight_number: "SU 2455",
    },
    finish_location: { address: locale === "ru" ? "Метрополь" : "Metropol", location: TOWN },
    passengers: [{ name, phone: "+7 916 123-45-67", email: "anna@example.org" }],
    adults_amount: 2,
    luggage_amount: 2,
    text_tablet: name,
  };
  const headers = { "idempotency-key": randomBytes(16).toString("hex") };
  const placed = await page.request.post(`/v4/orders?${common}`, { data: { trips: [trip] }, headers });
  const { result } = (await placed.json()) as Answer<
    readonly { readonly order_id: number; readonly order_key: string; readonly transaction: string }[] | null
  >;
  const [order] = result ?? [];
  if (order === undefined) throw new Error(`The order was not made: ${await placed.text()}`);
  return { id: order.order_id, key: order.order_key, transaction: order.transaction };
}

/** Brings the page of the acquirer for an order. */
export async function openPayPage({ page, locale }: View, { transaction }: PlacedOrder): Promise<void> {
  const answer = await page.request.get(`/v4/orders/pay-url?transaction=${transaction}&lang=${locale}`);
  const { result } = (await answer.json()) as Answer<{ readonly url: string }>;
  await page.goto(result.url);
}

/** Presses a button on the acquirer's page, and comes back to the order. */
export async function atBank({ page }: View, action: "pay" | "decline"): Promise<void> {
  await page.locator(`form[action$="/${action}"] button`).click();
  await page.waitForURL(/\/order\//, { timeout: 30_000 });
}

/** Opens the page of an order with its key. */
export async function openOrder(view: View, { id, key }: PlacedOrder): Promise<void> {
  await open(view, `/booking/order/${id}`, `#key=${key}`);
}

/** Makes an order, pays it, and waits until its page says so. */
export async function paidOrder(view: View, as?: OrderedAs): Promise<PlacedOrder> {
  const order = await placeOrder(view, as);
  await openPayPage(view, order);
  await atBank(view, "pay");
  await openOrder(view, order);
  await view.page.locator("figure").first().waitFor();
  return order;
}
