import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

test("R-03, PAY-01, PAY-02, B3: a double click makes one order, also before the code that sends it has come, and back from paying it is paid, changed or left for a separate one, never made twice or given to somebody else unsaid", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((done) => (bring = done));
  await page.route(/\/assets\/order-sending-.*\.js/, async (route) => {
    await brought;
    await route.continue();
  });
  await traveller.openForm();
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().dblclick();
  await expect(traveller.submitButton()).toHaveAttribute("aria-busy", "true");
  bring();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect.poll(async () => (await traveller.mails()).length).toBe(1);
  const number = /\d+/.exec((await traveller.mails())[0]?.subject ?? "")?.[0] ?? "";
  const orders: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /\/orders(\/trips)?$/.test(pathname)) orders.push(pathname);
  });

  await page.goBack();
  await expect(page.getByText(traveller.t("booking.draft.earlierSame", { id: number }))).toBeVisible();
  await page.getByRole("button", { name: traveller.like("booking.draft.payEarlierSum") }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(orders).toEqual([]);

  await page.goBack();
  await traveller.field("booking.comment").fill("Two pairs of skis");
  await page.getByRole("button", { name: traveller.t("booking.draft.changeEarlier", { id: number }) }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(orders).toEqual(["/v4/orders/trips"]);

  await page.goBack();
  await expect(traveller.field("booking.comment")).toHaveValue("Two pairs of skis");
  await expect(page.getByText(traveller.t("booking.draft.earlierSame", { id: number }))).toBeVisible();

  await traveller.field("booking.name").fill("Boris Kim");
  const separate = page.getByRole("button", { name: traveller.t("booking.draft.separate") });
  await expect(separate).toBeVisible();
  await page.getByRole("radio", { name: traveller.t("booking.draft.choice.changeable") }).check();
  await expect(page.getByRole("button", { name: traveller.t("booking.draft.changeEarlier") })).toBeVisible();
  await page.getByRole("radio", { name: traveller.t("booking.draft.choice.apart") }).check();
  await separate.click();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(orders).toEqual(["/v4/orders/trips", "/v4/orders"]);
});

test("R-01, R-34, PAY-20, SCR-27, O8: a lost answer is not reported as a failure, there is one order, and a payment page that does not open is asked for again", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let posts = 0;
  await page.route(/\/v4\/orders\?/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts++;
    if (posts > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const error = { name: "Unavailable", message: "The bank is asleep", code: 5003, status: 503, type: "x", details: {} };
  await page.route(
    /\/orders\/pay-url\?/,
    (route) => route.fulfill({ status: 503, json: { result: null, error, "x-uuid": "3f2a91bc-1111-4222" } }),
    {
      times: 1,
    },
  );
  await traveller.order();
  await expect(page.getByText("The bank is asleep")).toBeVisible();
  // Found 16: what support asks for, and finds in the log.
  await expect(page.getByText("3f2a91bc")).toBeVisible();
  await expect(page.getByText(traveller.t("payments.urlFailed"))).toHaveCount(1);
  await page.getByRole("button", { name: traveller.t("common.retry"), exact: true }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect.poll(async () => (await traveller.mails()).length).toBe(1);
});

test("PAY-20: a payment that the payment page never takes is not tried again: the page says how to pay otherwise, and opens the order", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const message = traveller.t("errors.payment-refused");
  const error = { name: "Refused", message, code: 6011, status: 400, type: "x", details: {} };
  await page.route(/\/orders\/pay-url\?/, (route) =>
    route.fulfill({ json: { result: null, error, "x-uuid": "3f2a91bc-1111-4222" } }),
  );
  await traveller.order();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("button", { name: traveller.t("common.retry"), exact: true })).toBeHidden();
  await page.getByRole("link", { name: traveller.t("booking.openOrder"), exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/order\//);
});

test("R-27, BKF-17, ruling 5: a lost tab asks only for names again, and a second tab is told", async ({
  page,
  context,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  await traveller.fillTrip();
  await traveller.fillContact();

  // A lost tab leaves the ride, and nobody's name; a second tab with the same ride is told.
  await page.evaluate(() => sessionStorage.clear());
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Anna|916 123|@example/);
  await page.reload();
  await expect(traveller.field("booking.flight")).toHaveValue("SU 2455");
  await expect(page.getByText(traveller.t("booking.draft.again"))).toBeVisible();
  await page.getByRole("button", { name: traveller.t("booking.name"), exact: true }).click();
  await expect(traveller.field("booking.name")).toBeFocused();
  await traveller.fillContact();
  await expect(page.getByText(traveller.t("booking.draft.again"))).toBeHidden();
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) await expect(tab.getByText(traveller.t("booking.draft.otherTab"))).toBeVisible();
  await second.close();
  await expect(page.getByText(traveller.t("booking.draft.otherTab"))).toBeHidden();
});

test("SCR-30: a declined card leaves the order unpaid, and a second payment that settles late shows as paid while the page waits", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.order();
  await traveller.atBank("decline");
  await expect(page.getByRole("heading", { name: traveller.t("payments.declined") })).toBeVisible();
  await page.getByRole("button", { name: traveller.t("payments.payAgain") }).click();
  await traveller.atBank("late");
  await expect(page).toHaveURL(/\/booking\/order\//);
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible({ timeout: 40_000 });
});

test("OPN-054, OPN-100, ruling 24, T-01, BKF-18, PAY-12, PAY-13, SCR-26, FND-03: closing the tab on the payment page loses nothing: the link in the mail opens the order to pay, to change and to repeat, which its number alone does not", async ({
  page,
  context,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.order();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect.poll(async () => (await traveller.mails()).length).toBe(1);
  const [mail] = await traveller.mails();
  await page.close();

  const later = await context.newPage();
  const text = await (await later.request.get(mail?.href ?? "")).text();
  const link = /https?:\/\/[^\s"<>]*\/booking\/order\/[^\s"<>]*/.exec(text)?.[0].replaceAll("&amp;", "&") ?? "";
  expect(link).toContain("#key=");
  await later.goto(link);
  await expect(later.getByRole("heading", { name: traveller.t("payments.open") })).toBeVisible();
  await expect(later).not.toHaveURL(/key=/);
  await later.getByRole("button", { name: traveller.like("payments.pay") }).click();
  await later.waitForURL(/\/sandbox\/pay\//);
  await later.locator('form[action$="/twice"] button').click();
  await expect(later.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  await expect.poll(async () => (await traveller.mails()).length).toBe(2);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(later.url().replace(/#.*/, ""));
  await expect(stranger.getByRole("heading", { name: traveller.t("orders.noKey") })).toBeVisible();
  const number = /order\/(\d+)/.exec(later.url())?.[1] ?? "";
  const change = `/booking/prices?lang=${traveller.lang}&action=change&order_id=${number}`;
  await stranger.goto(change);
  await expect(stranger.getByRole("heading", { name: traveller.t("accounts.denied") })).toBeVisible();
  await stranger
    .getByRole("main")
    .getByRole("button", { name: traveller.t("accounts.logIn") })
    .click();
  await expect(stranger.getByRole("dialog", { name: traveller.t("accounts.logInTitle") })).toBeVisible();

  // Whoever has the key finds the booking in the form, and saves a change of it without paying again.
  const posts: string[] = [];
  later.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  const note = traveller.t("orders.given.edit", { name: traveller.t("booking.comment") });
  await later.getByRole("link", { name: note }).click();
  await expect(later.getByText(traveller.t("booking.draft.changing"))).toBeVisible();
  await expect(later.locator("#comment")).toBeFocused();
  await expect(later.getByText(traveller.like("booking.draft.sum.same.paid"))).toBeVisible();
  await expect(later.getByLabel(traveller.t("booking.email"), { exact: true })).toHaveValue(traveller.email);
  await expect(later.getByLabel(traveller.t("booking.flight"), { exact: true })).toHaveValue("SU 2455");
  await later.locator("#comment").fill("Two pairs of skis");
  await later.getByRole("button", { name: traveller.t("booking.draft.saveChange") }).click();
  await expect(later.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  expect(posts.filter((path) => !path.endsWith("/check-time"))).toEqual(["/v4/orders/trips"]);
  await stranger.close();

  // The same once more: everybody and everything is there, the flight is a new one.
  await later.getByRole("link", { name: traveller.t("orders.repeat") }).click();
  await expect(later.getByText(traveller.t("booking.draft.repeated", { id: number }))).toBeVisible();
  await expect(later).not.toHaveURL(/order_id/);
  await expect(later.locator("#comment")).toHaveValue("Two pairs of skis");
  await expect(later.getByLabel(traveller.t("booking.email"), { exact: true })).toHaveValue(traveller.email);
  await expect(later.getByLabel(traveller.t("booking.flight"), { exact: true })).toHaveValue("");

  // Any tab of this device opens the order, until the device forgets it.
  const tab = await context.newPage();
  const order = `/booking/order/${number}?lang=${traveller.lang}`;
  await tab.goto(order);
  await expect(tab.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  await tab.goto(`/my-trips?lang=${traveller.lang}&showorder=${number}`);
  const row = tab.getByRole("listitem").filter({ hasText: traveller.t("orders.number", { number: `${number}-1` }) });
  await expect(row.getByText("SU 2455")).toBeVisible();
  expect(await axeFaults(tab)).toEqual([]);
  await row.getByRole("link", { name: traveller.t("orders.list.open") }).click();
  await expect(tab.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  await tab.goBack();
  await row.getByRole("button", { name: traveller.t("orders.forget") }).click();
  await expect(tab.getByRole("heading", { name: traveller.t("orders.list.noneKept") })).toBeVisible();
  await later.goto(order);
  await expect(later.getByRole("heading", { name: traveller.t("orders.noKey") })).toBeVisible();
});

test("R-23: a changed price is shown next to the old one, and accepted with one press", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  let isSent = false;
  await page.route(/\/v4\/orders\?/, (route) => {
    isSent = true;
    return route.fallback();
  });
  // Until the order is sent every list shows the same old prices, which are less than the server will charge.
  const old: number[] = [];
  await page.route(/\/v4\/prices\?/, async (route) => {
    if (isSent) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { price: number }[] };
    const result = answer.result.map((item, at) => ({ ...item, price: (old[at] ??= item.price - 10) }));
    return route.fulfill({ json: { ...answer, result } });
  });
  await traveller.order();
  await expect(page.getByText(traveller.t("booking.priceWas"), { exact: true })).toBeVisible();
  await expect(traveller.field("booking.email")).toHaveValue(traveller.email);
  await page.getByRole("button", { name: traveller.like("booking.accept") }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test("T-11: an expired price that has not changed is renewed without a message; an order that takes long is told in words", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let refused = false;
  const told = Promise.withResolvers<void>();
  await page.route(/\/v4\/orders\?/, (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (refused) return told.promise.then(() => route.fallback());
    refused = true;
    const error = { name: "Bad Request", message: "expired", code: 3002, status: 400, type: "BadRequest", details: {} };
    return route.fulfill({ json: { result: null, error, "x-uuid": "test" } });
  });
  await traveller.order();
  await expect(page.getByText(traveller.t("booking.slow"))).toBeVisible();
  told.resolve();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(refused).toBe(true);
});

test("prices in a currency that the page does not know are reported as an error, and never shown as roubles", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await page.route(/\/v4\/prices\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object[] };
    return route.fulfill({ json: { ...answer, result: answer.result.map((item) => ({ ...item, currency: "XAU" })) } });
  });
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.choosePlace("to", "moscow", /^(Москва|Moscow)/);
  await expect(page.getByRole("heading", { name: traveller.t("trans.common.error_boundary.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: traveller.t("trans.common.error_boundary.button") })).toBeVisible();
  await expect(page.getByText("₽")).toHaveCount(0);
});
