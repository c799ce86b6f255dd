import { expect, test } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { Traveller } from "./traveller.ts";

const AIRPORT = "55.972599,37.4146";
const TOWN = "55.75222,37.61556";

test("O2: a paid order opens in a new tab, where it is kept on the phone also without a network, and is gone in every window once the phone forgets the booking", async ({
  page,
  context,
}, info) => {
  const traveller = new Traveller(page, info);
  const common = `lang=${traveller.lang}&currency=RUB`;
  const search = `start_place_point=${AIRPORT}&finish_place_point=${TOWN}`;
  const prices = await (await page.request.get(`/v4/prices?${search}&${common}`)).json();
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const trip = {
    price_id: prices.result[0].price_id,
    start_location: { address: "SVO", location: AIRPORT, time: `${day} 18:40`, flight_number: "SU 2455" },
    finish_location: { address: "Metropol", location: TOWN },
    passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: traveller.email }],
    adults_amount: 1,
    text_tablet: "Anna Ivanova",
  };
  const placed = await page.request.post(`/v4/orders?${common}`, {
    data: { trips: [trip] },
    headers: { "idempotency-key": randomBytes(16).toString("hex") },
  });
  const [{ order_id: id, order_key: key, transaction }] = (await placed.json()).result;
  const { result } = await (await page.request.get(`/v4/orders/pay-url?transaction=${transaction}&${common}`)).json();
  await page.goto(result.url);
  await page.locator('form[action$="/pay"] button').click();
  await page.waitForURL(/\/order\//);
  const order = `/booking/order/${id}?lang=${traveller.lang}`;
  // The link is opened on a slow network, and the page loaded anew before the browser has the key.
  let slow = true;
  await page.route("**/orders/kept?*", (route) => (slow ? undefined : route.continue()));
  const asked = page.waitForRequest("**/orders/kept?*");
  await page.goto(`${order}#key=${key}`);
  await asked;
  slow = false;
  await page.reload();
  const keep = page.getByRole("checkbox", { name: traveller.t("orders.offline.keep") });
  await keep.check();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["nameboard-pass"]);

  const tab = await context.newPage();
  await tab.goto(order);
  await expect(tab.getByRole("heading", { name: traveller.t("orders.next") })).toBeVisible();
  await tab.close();

  await context.setOffline(true);
  const dark = await context.newPage();
  await dark.goto(order);
  await expect(dark.getByText(traveller.like("orders.offline.copy"))).toBeVisible();
  await expect(dark.getByText("SU 2455")).toBeVisible();
  await dark.close();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);

  const other = await context.newPage();
  await other.goto(order);
  const cancel = other.getByRole("button", { name: traveller.t("orders.plans.cancel"), exact: true });
  await cancel.waitFor();

  // Nothing is asked that would only be refused.
  const asks: string[] = [];
  page.on("request", (request) => void (/check-cancel/.test(request.url()) && asks.push(request.url())));
  await page.getByRole("button", { name: traveller.t("orders.forget") }).click();
  await expect(page.getByRole("heading", { name: traveller.t("orders.noKey") })).toBeInViewport();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(asks).toEqual([]);

  // A window beside it hears of that with its next press, and says as well what opens the order.
  await cancel.click();
  await expect(other.getByRole("heading", { name: traveller.t("orders.noKey") })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
});
