import { expect, request as requests, test, type APIRequestContext } from "@playwright/test";
import type { MissingReceiptView } from "#contract/console/money/receipts.ts";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

const POINTS = { start: "55.972599,37.4146", finish: "55.75222,37.61556" };
const TWELVE_DAYS_MS = 12 * 24 * 3_600_000;

/** Answers what a call gave, or fails with its refusal. */
async function resultOf<Result>(answer: Awaited<ReturnType<APIRequestContext["post"]>>): Promise<Result> {
  const { result, error } = (await answer.json()) as { result: Result | null; error: unknown };
  if (result === null) throw new Error(`${answer.url()}: ${JSON.stringify(error)}`);
  return result;
}

/** An order of a ride in twelve days, paid by card by a visitor; answers its number and key. */
async function paidOrder(visitor: APIRequestContext): Promise<{ readonly id: number; readonly key: string }> {
  const common = "lang=ru&currency=RUB";
  const search = `start_place_point=${POINTS.start}&finish_place_point=${POINTS.finish}&${common}`;
  const [price] = await resultOf<{ price_id: number }[]>(await visitor.get(`/v4/prices?${search}`));
  const time = `${new Date(Date.now() + TWELVE_DAYS_MS).toISOString().slice(0, 10)} 12:00`;
  const [order] = await resultOf<{ order_id: number; order_key: string; transaction: number }[]>(
    await visitor.post(`/v4/orders?${common}`, {
      headers: { "idempotency-key": crypto.randomUUID() },
      data: {
        trips: [
          {
            price_id: price?.price_id,
            start_location: { address: "SVO", location: POINTS.start, time, flight_number: "SU 1124" },
            finish_location: { address: "Tverskaya, 14", location: POINTS.finish },
            passengers: [{ name: "Vera Money", phone: "+79165550119", email: "vera@example.com" }],
            adults_amount: 1,
            text_tablet: "Vera Money",
          },
        ],
      },
    }),
  );
  if (order === undefined) throw new Error("No order was made");
  const pay = await visitor.get(`/v4/orders/pay-url?transaction=${order.transaction}&lang=en`);
  const { url } = await resultOf<{ url: string }>(pay);
  await visitor.post(`${new URL(url).pathname}/pay`, { form: {} });
  return { id: order.order_id, key: order.order_key };
}

/** Cancels an order as a dispatcher does, so that its refund waits for somebody else. */
async function cancelAtConsole(dispatcher: APIRequestContext, id: number): Promise<void> {
  const preview = `/operator/v1/orders/${id}/cancel/preview?lang=en`;
  const asked = { reason: "traveller" };
  // The bank tells of the payment by itself, a moment after it was made.
  await expect
    .poll(async () => {
      const answer = await dispatcher.post(preview, { data: asked });
      return (await resultOf<{ refund: number }>(answer)).refund;
    })
    .toBeGreaterThan(0);
  const told = await resultOf<{ fee: number; refund: number; version: number }>(
    await dispatcher.post(preview, { data: asked }),
  );
  const { fee, refund, version } = told;
  await resultOf(
    await dispatcher.post(`/operator/v1/orders/${id}/cancel?lang=en`, {
      data: { ...asked, expected_fee: fee, expected_refund: refund, version },
      headers: { "idempotency-key": crypto.randomUUID() },
    }),
  );
}

test("an accountant releases one refund to the card, returns another by bank and declines a third, by the keyboard, and records a chargeback and how it was decided; a dispatcher has no such screen (found 47, OPS-97, OPS-98)", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  const begins = (key: string) => new RegExp(`^${say(key, { sum: "" }).trim()}`);
  const lang = info.project.name.slice(0, 2);
  const baseURL = info.project.use.baseURL ?? "";
  const visitor = await requests.newContext({ baseURL });
  const dispatcher = await requests.newContext({ baseURL });
  await dispatcher.post("/v4/auth/login", {
    data: { user_id: "dispatcher@demo.test", password: "nameboard-demo" },
  });
  const orders = [await paidOrder(visitor), await paidOrder(visitor), await paidOrder(visitor)];
  for (const { id } of orders) await cancelAtConsole(dispatcher, id);
  const [card, bank, declined] = orders.map(({ id }) => id);

  const logIn = async (name: string) => {
    await page.goto(`/console/money?lang=${lang}`);
    await page.getByLabel(say("accounts.name")).fill(name);
    await page.getByLabel(say("accounts.password")).fill("nameboard-demo");
    await page.keyboard.press("Enter");
  };
  await logIn("dispatcher@demo.test");
  await expect(page.getByText(say("console.refunds.noRightHint"))).toBeVisible();
  await page.context().clearCookies();

  await logIn("accountant@demo.test");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.refunds.title"));
  expect(await axeFaults(page), "refunds").toEqual([]);
  const window = page.getByRole("dialog");
  const refundsOf = async (id: number | undefined) => {
    await page.goto(`/console/money?order=${id}&lang=${lang}`);
    await expect(page.getByText(say("console.refunds.ofOrder", { number: id }))).toBeVisible();
    await expect(page.getByRole("button", { name: begins("console.refunds.decline") })).toBeVisible();
  };

  await refundsOf(card);
  await page.keyboard.press("r");
  await expect(page.getByText(say("console.refunds.step.returned"))).toBeVisible();

  await refundsOf(bank);
  await page.keyboard.press("w");
  await window.getByLabel(say("console.refunds.how"), { exact: true }).selectOption("bank");
  expect(await axeFaults(page, "dialog"), "returned another way").toEqual([]);
  await window.getByLabel(say("console.refunds.reference"), { exact: true }).fill("PP 2041");
  await window.getByRole("button").last().click();
  await expect(window).toBeHidden();
  await expect(page.getByText("PP 2041").first()).toBeVisible();

  await refundsOf(declined);
  await page.keyboard.press("x");
  await window
    .getByLabel(say("console.refunds.declineReason"), { exact: true })
    .fill("The ride is moved to another day");
  expect(await axeFaults(page, "dialog"), "declined").toEqual([]);
  await window.getByRole("button").last().click();
  await expect(window).toBeHidden();
  await expect(page.getByText("The ride is moved to another day").first()).toBeVisible();
  await expect(page.getByRole("button", { name: say("console.refunds.askAgain") })).toBeVisible();

  // A chargeback of which the acquirer writes by e-mail: the order is disputed until somebody says who won.
  const disputed = await paidOrder(visitor);
  await expect
    .poll(async () => {
      const answer = await visitor.get(`/v4/orders/${disputed.id}?lang=en`, { headers: { "order-key": disputed.key } });
      return (await resultOf<{ payment: string }>(answer)).payment;
    })
    .toBe("paid");
  await page.goto(`/console/orders/${disputed.id}?lang=${lang}`);
  await page.getByRole("button", { name: say("console.disputes.write") }).click();
  await window.getByLabel(say("console.disputes.amount", { currency: "RUB" }), { exact: true }).fill("500");
  await window.getByLabel(say("console.disputes.note"), { exact: true }).fill("The payer says that nobody came");
  expect(await axeFaults(page, "dialog"), "chargeback").toEqual([]);
  await window.getByRole("button").last().click();
  await expect(window).toBeHidden();
  await expect(page.getByText(say("console.balance.disputed"), { exact: true })).toBeVisible();
  await page.goto(`/console/money?lang=${lang}`);
  const dispute = page.getByRole("listitem").filter({ hasText: String(disputed.id) });
  await dispute.getByRole("button", { name: say("console.disputes.won") }).click();
  await expect(dispute).toBeHidden();
  await page.goto(`/console/orders/${disputed.id}?lang=${lang}`);
  await expect(page.getByText(say("console.balance.settled"), { exact: true })).toBeVisible();

  // The order's own call says what became of the money.
  for (const [order, payment] of [
    [orders[0], "refunded"],
    [orders[1], "refunded"],
    [orders[2], "paid"],
  ] as const) {
    const answer = await visitor.get(`/v4/orders/${order?.id}?lang=en`, { headers: { "order-key": order?.key ?? "" } });
    expect((await resultOf<{ payment: string }>(answer)).payment).toBe(payment);
  }
  await visitor.dispose();
  await dispatcher.dispose();
});

test("M6: an accountant has the acquirer asked about a missing receipt again and records the number of one issued in a till; a dispatcher sees none", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  const lang = traveller.lang;
  const visitor = await requests.newContext({ baseURL: info.project.use.baseURL ?? "" });
  const { id } = await paidOrder(visitor);
  await visitor.dispose();
  // The sandbox sends no receipts, so the answers of the server are given words about one that YooKassa has refused.
  let missing: MissingReceiptView[] = (["payment", "refund"] as const).map((kind, at) => ({
    receipt_id: at + 1,
    order_id: id,
    name: "Vera Money",
    kind,
    why: kind === "refund" ? "own" : "refused",
    amount: 5400,
    currency: "RUB",
    since: Date.now(),
    acquirer: "yookassa",
    payment: "2f1c0b5e-000f-5000-8000-18db351245c7",
    is_asked: false,
    problem: "",
  }));
  const sent: unknown[] = [];
  await page.route(/\/operator\/v1\/receipts(\/|\?)/, async (call) => {
    const [, receipt, deed] = /receipts\/(\d+)\/(\w+)/.exec(call.request().url()) ?? [];
    if (deed !== undefined) sent.push([receipt, deed, call.request().postDataJSON()]);
    if (deed === "issued") missing = missing.filter((one) => String(one.receipt_id) !== receipt);
    missing = missing.map((one) => ({ ...one, is_asked: deed === "again" && String(one.receipt_id) === receipt }));
    await call.fulfill({ json: { result: { receipts: missing, now: Date.now() }, error: null, "x-uuid": "1" } });
  });
  const logIn = async (name: string) => {
    await page.goto(`/console/money?lang=${lang}`);
    await page.getByLabel(say("accounts.name")).fill(name);
    await page.getByLabel(say("accounts.password")).fill("nameboard-demo");
    await page.keyboard.press("Enter");
  };
  await logIn("dispatcher@demo.test");
  await expect(page.getByText(say("console.refunds.noRightHint"))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("console.receipts.title") })).toBeHidden();
  await page.context().clearCookies();

  await logIn("accountant@demo.test");
  const list = page.getByRole("region", { name: say("console.receipts.title") });
  await expect(list.getByRole("heading")).toHaveText(say("console.receipts.title"));
  await expect(list.getByRole("listitem")).toHaveCount(2);
  expect(await axeFaults(page), "missing receipts").toEqual([]);
  await list.getByRole("button", { name: say("console.receipts.again.refused") }).click();
  await expect(list.getByText(say("console.receipts.unchanged", { acquirer: "YooKassa" }))).toBeVisible();

  const refused = list.getByRole("listitem").filter({ hasText: say("console.receipts.kind.payment") });
  await refused.getByLabel(say("console.receipts.reference")).fill(" FD-0017 ");
  await refused.getByRole("button", { name: say("console.receipts.issued") }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("button", { name: say("console.receipts.again.refused") })).toBeHidden();
  expect(sent).toEqual([
    ["1", "again", {}],
    ["1", "issued", { reference: "FD-0017" }],
  ]);
  // Its order shows what is still missing of it.
  await page.goto(`/console/orders/${id}?lang=${lang}`);
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("a refund in focus stays the one a key acts on while somebody else releases others, and none is once it has gone itself (OPS-97, OPS-11)", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  const lang = info.project.name.slice(0, 2);
  const baseURL = info.project.use.baseURL ?? "";
  const [visitor, dispatcher, owner] = await Promise.all([1, 2, 3].map(() => requests.newContext({ baseURL })));
  if (visitor === undefined || dispatcher === undefined || owner === undefined) throw new Error("Three are needed.");
  for (const [who, name] of [
    [dispatcher, "dispatcher"],
    [owner, "admin"],
  ] as const)
    await who.post("/v4/auth/login", { data: { user_id: `${name}@demo.test`, password: "nameboard-demo" } });
  const orders = [await paidOrder(visitor), await paidOrder(visitor), await paidOrder(visitor)].map(({ id }) => id);
  for (const id of orders) await cancelAtConsole(dispatcher, id);
  const release = async (order: number | undefined) => {
    const { refunds } = await resultOf<{ refunds: { refund_id: number; amount: number }[] }>(
      await owner.get(`/operator/v1/refunds?lang=en&order=${order}`),
    );
    const [{ refund_id: id, amount } = { refund_id: 0, amount: 0 }] = refunds;
    await resultOf(
      await owner.post(`/operator/v1/refunds/${id}/release?lang=en`, {
        data: { expected: amount, amount, way: "acquirer" },
        headers: { "idempotency-key": crypto.randomUUID() },
      }),
    );
  };

  await page.goto(`/console/money?lang=${lang}`);
  await page.getByLabel(say("accounts.name")).fill("accountant@demo.test");
  await page.getByLabel(say("accounts.password")).fill("nameboard-demo");
  await page.keyboard.press("Enter");
  const rows = page.getByRole("list", { name: say("console.refunds.title") }).getByRole("button");
  const row = (order: number | undefined) => rows.filter({ hasText: String(order) });
  const inFocus = page.locator("[aria-current=true]");
  const mayRelease = page.getByRole("button", {
    name: new RegExp(`^${say("console.refunds.press", { sum: "" }).trim()}`),
  });
  const [above, held, below] = orders;
  await row(held).click();
  await expect(inFocus).toContainText(String(held));

  // Whoever looks at its order comes back to it.
  await page
    .getByRole("link", { name: say("console.orderNumber", { number: held }) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/console/orders/${held}`));
  await page.goBack();
  await expect(inFocus).toContainText(String(held));
  await row(held).focus();

  await release(above);
  await expect(row(above)).toBeHidden();
  await expect(inFocus).toContainText(String(held));
  await expect(row(held)).toBeFocused();

  await release(held);
  await expect(row(held)).toBeHidden();
  await expect(page.getByText(say("console.bar.gone"))).toBeVisible();
  await expect(inFocus).toBeHidden();
  await expect(mayRelease).toBeHidden();
  // Another journey works on this queue too, so the next one is chosen by its number.
  await row(below).click();
  await expect(inFocus).toContainText(String(below));
  await expect(mayRelease).toBeVisible();
});
