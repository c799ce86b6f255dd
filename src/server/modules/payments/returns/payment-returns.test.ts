import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { orderOn, press } from "../../../../../tests/server/payment-steps.ts";
import { call, logInAs } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const headers = { authorization: `Bearer ${await logInAs(test.app, "partner")}` };
  await call(test.app, "POST", "/v4/partners/sites", { body: { site: "https://hotel.example" }, headers });
});
afterAll(() => test.close());

const PAGE = "https://hotel.example/getting-here";
const HOUR = 3_600_000;

/** Asks where to pay from a frame, with the order's key or without. */
const ask = async (order: PlacedOrder, headers: Record<string, string> = {}, page = PAGE): Promise<string> => {
  const query = `transaction=${order.transaction}&lang=en&module_type=frame&host_page=${encodeURIComponent(page)}`;
  const { result } = await call<{ url: string }>(test.app, "GET", `/v1/orders/pay-url?${query}`, { headers });
  return result.url;
};
const keyOf = ({ order_key: key }: PlacedOrder) => ({ "order-key": key ?? "" });
const refIn = (url: string): string => /\/sandbox\/pay\/([\w-]{22})$/.exec(url)?.[1] ?? "";

/** A browser with its cookies, which follows one link at a time. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async open(address: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
    const { pathname, search } = new URL(address, "http://page");
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await test.app.inject({ method, url: `${pathname}${search}`, headers: { ...headers, cookie } });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return {
      status: answer.statusCode,
      to: String(answer.headers.location),
      referrer: answer.headers["referrer-policy"],
    };
  }

  async reads(order: PlacedOrder): Promise<boolean> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { status } = await call(test.app, "GET", `/v4/orders/${order.order_id}?lang=en`, {
      headers: { cookie, "sec-fetch-site": "same-origin" },
    });
    return status === 200;
  }
}

/** Where the acquirer leads whoever stands on its page. */
const returnUrl = async (ref: string): Promise<string> => {
  const { rows } = await test.database.pool.query("select return_url from sandbox_payments where ref = $1", [ref]);
  return (rows[0] as { readonly return_url: string }).return_url;
};

describe("T-34, PAY-10: to the payment page and back for a payer whose page keeps no key", () => {
  it("a ticket gives the key to the browser that opens it first, and the return opens there, with the way to the page around the frame", async () => {
    const order = await orderOn(test, { user_id: 1863 });
    const browser = new Browser();
    const out = await browser.open(await ask(order, keyOf(order)), { "sec-fetch-site": "cross-site" });
    expect([out.status, out.referrer]).toEqual([303, "no-referrer"]);
    await press(test, refIn(out.to), "pay");
    const back = await browser.open(await returnUrl(refIn(out.to)), {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
    });
    const page = new URL(back.to, "http://page");
    expect([back.status, back.referrer, page.pathname, page.hash]).toEqual([
      303,
      "no-referrer",
      `/booking/order/${order.order_id}`,
      "",
    ]);
    expect([page.searchParams.get("host_page"), page.searchParams.get("user_id")]).toEqual([PAGE, "1863"]);
    expect(await browser.reads(order)).toBe(true);
  });

  it("a ticket that was used leads to the payment page and gives no key; one that is too old or made up leads to the order's page", async () => {
    const order = await orderOn(test);
    const ticket = await ask(order, keyOf(order));
    const { to } = await new Browser().open(ticket);
    const second = new Browser();
    expect((await second.open(ticket)).to).toBe(to);
    expect(await second.reads(order)).toBe(false);

    const late = await ask(order, keyOf(order));
    test.clock.now += HOUR;
    const third = new Browser();
    const page = `/booking/order/${order.order_id}?lang=ru&currency=RUB`;
    expect((await third.open(late)).to).toBe(page);
    expect((await third.open(`/orders/pay?order=${order.order_id}&ticket=made-up&lang=en`)).to).toMatch(
      new RegExp(`^/booking/order/${order.order_id}\\?`),
    );
    const anothers = await orderOn(test);
    const ofAnother = (await ask(order, keyOf(order))).replace(String(order.order_id), String(anothers.order_id));
    await third.open(ofAnother);
    expect([await third.reads(order), await third.reads(anothers)]).toEqual([false, false]);
  });

  it("a picture, a frame or a check of the link uses up no ticket", async () => {
    const order = await orderOn(test);
    const ticket = await ask(order, keyOf(order));
    const other = new Browser();
    await other.open(ticket, { "sec-fetch-dest": "image" });
    await other.open(ticket, { "sec-fetch-dest": "iframe" });
    await other.open(ticket, {}, "HEAD");
    expect(await other.reads(order)).toBe(false);
    const browser = new Browser();
    await browser.open(ticket, { "sec-fetch-dest": "document" });
    expect(await browser.reads(order)).toBe(true);
  });

  it("a page on a site that is not listed is not led back to", async () => {
    const order = await orderOn(test, { user_id: 1863 });
    const browser = new Browser();
    const out = await browser.open(await ask(order, keyOf(order), "https://evil.example/x"));
    const { to } = await browser.open(await returnUrl(refIn(out.to)));
    expect(new URL(to, "http://page").searchParams.get("host_page")).toBeNull();
    expect(await browser.reads(order)).toBe(true);
  });

  it("of two presses at once one browser gets the key", async () => {
    const order = await orderOn(test);
    const ticket = await ask(order, keyOf(order));
    const browsers = Array.from({ length: 8 }, () => new Browser());
    await Promise.all(browsers.map((browser) => browser.open(ticket)));
    const reads = await Promise.all(browsers.map((browser) => browser.reads(order)));
    expect(reads.filter(Boolean)).toHaveLength(1);
  });

  it("only the hash of a ticket is stored", async () => {
    const ticket = new URL(await ask(await orderOn(test), keyOf(await orderOn(test)))).searchParams.get("ticket");
    expect(ticket).toBeNull();
    const order = await orderOn(test);
    const issued = new URL(await ask(order, keyOf(order))).searchParams.get("ticket") ?? "";
    expect(issued).toMatch(/^[\w-]{22}$/);
    const { rows } = await test.database.pool.query("select * from payment_returns");
    expect(JSON.stringify(rows)).not.toContain(issued);
  });
});

describe("ruling 7, found 2: a transaction yields a payment page and nothing else", () => {
  const NOBODY = {};
  const orders = [
    ["the stranger first", ["stranger", "holder"]],
    ["the holder first", ["holder", "stranger"]],
    ["the stranger between", ["holder", "stranger", "holder"]],
    ["the stranger before and after", ["stranger", "holder", "stranger", "holder"]],
  ] as const;

  it.each(orders)(
    "whoever presses on the page is led back to an address that opens nothing: %s",
    async (_name, turns) => {
      for (const action of ["pay", "decline", "late", "leave"]) {
        const order = await orderOn(test, { user_id: 1863 });
        let seen = "";
        for (const turn of turns) {
          const url = await ask(order, turn === "holder" ? keyOf(order) : NOBODY);
          if (turn === "stranger") seen = url;
          // The holder goes on to the page, or is still on the way.
          else if (action !== "leave") await new Browser().open(url);
        }
        expect(seen).not.toContain("ticket");
        const stranger = new Browser();
        if (action !== "leave") await press(test, refIn(seen), action);
        const leads = await returnUrl(refIn(seen));
        const { to } = await stranger.open(leads);
        for (const address of [leads, to]) {
          expect(address).not.toContain(order.order_key ?? "none");
          expect(address).not.toMatch(/key=|code=|ticket=|host_page=/);
        }
        expect(await stranger.reads(order)).toBe(false);
      }
    },
  );

  it("a partner who reads the order, another account and a wrong key get the plain page, even beside a key of another order", async () => {
    const order = await orderOn(test, { user_id: 1863 });
    const other = await orderOn(test);
    const tries: readonly Record<string, string>[] = [
      { authorization: `Bearer ${await logInAs(test.app, "partner")}`, ...keyOf(other) },
      { authorization: `Bearer ${await logInAs(test.app, "customer")}`, ...keyOf(other) },
      { "order-key": "A".repeat(22) },
      { cookie: `nameboard-order-${order.order_id}=${order.order_key}` },
    ];
    for (const headers of tries) {
      expect(await ask(order, headers)).toMatch(/\/sandbox\/pay\/[\w-]{22}$/);
    }
  });

  it("a return that was given to an acquirer before the upgrade leads to the order's page and opens nothing", async () => {
    const order = await orderOn(test);
    const browser = new Browser();
    const { to } = await browser.open(
      `/orders/return?order=${order.order_id}&lang=en&currency=EUR&code=AAAAAAAAAAAAAAAAAAAAAA`,
    );
    expect(to).toBe(`/booking/order/${order.order_id}?lang=en&currency=EUR`);
    expect(await browser.reads(order)).toBe(false);
  });
});
