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

/** Asks where to pay from a frame, with the order's key or without. */
const ask = async (order: PlacedOrder, key = order.order_key ?? "", page = PAGE) => {
  const query = `transaction=${order.transaction}&lang=en&module_type=frame&host_page=${encodeURIComponent(page)}`;
  const headers: Record<string, string> = key === "" ? {} : { "order-key": key };
  const { result } = await call<{ url: string }>(test.app, "GET", `/v1/orders/pay-url?${query}`, { headers });
  return result.url.split("/").at(-1) ?? "";
};

/** Pays, and follows the acquirer's link back. */
const comeBack = async (ref: string) => {
  const { rows } = await test.database.pool.query("select return_url from sandbox_payments where ref = $1", [ref]);
  const { return_url: url } = rows[0] as { readonly return_url: string };
  const { pathname, search } = new URL(url);
  const { headers, statusCode } = await test.app.inject(`${pathname}${search}`);
  return { status: statusCode, to: new URL(String(headers.location), "http://page"), pathname, search };
};

describe("T-34, PAY-10: back from the payment page to an order that no browser keeps", () => {
  it("opens once, with the key behind the #, and knows the way to the page around the frame", async () => {
    const order = await orderOn(test, { user_id: 1863 });
    const ref = await ask(order);
    await press(test, ref, "pay");
    const { status, to, search } = await comeBack(ref);
    expect([status, to.pathname, to.hash]).toEqual([
      303,
      `/booking/order/${order.order_id}`,
      `#key=${order.order_key ?? ""}`,
    ]);
    expect([to.searchParams.get("host_page"), to.searchParams.get("user_id")]).toEqual([PAGE, "1863"]);
    expect(search).not.toContain(order.order_key ?? "");
    const again = await comeBack(ref);
    expect([again.to.pathname, again.to.hash, again.to.searchParams.get("host_page")]).toEqual([
      `/booking/order/${order.order_id}`,
      "",
      null,
    ]);
  });

  it("a page on a site that is not listed is not led back to", async () => {
    const order = await orderOn(test, { user_id: 1863 });
    const { to } = await comeBack(await ask(order, undefined, "https://evil.example/x"));
    expect([to.searchParams.get("host_page"), to.hash]).toEqual([null, `#key=${order.order_key ?? ""}`]);
  });

  it("opens no more after an hour, which begins anew when the holder asks again", async () => {
    const order = await orderOn(test);
    const ref = await ask(order);
    test.clock.now += 59 * 60_000;
    expect(await ask(order)).toBe(ref);
    test.clock.now += 59 * 60_000;
    const late = await orderOn(test);
    const lateRef = await ask(late);
    expect((await comeBack(ref)).to.hash).not.toBe("");
    test.clock.now += 60 * 60_000;
    expect((await comeBack(lateRef)).to.hash).toBe("");
  });

  it("ruling 7: whoever knows the transaction alone gets no way into the order, and takes away the one there was", async () => {
    const order = await orderOn(test);
    const ref = await ask(order, "");
    expect((await comeBack(ref)).pathname).toBe(`/booking/order/${order.order_id}`);
    const other = await orderOn(test);
    const shared = await ask(other);
    expect(await ask(other, "")).toBe(shared);
    expect((await comeBack(shared)).to.hash).toBe("");
    expect((await comeBack(await ask(await orderOn(test), "wrongwrongwrongwrongww"))).to.hash).toBe("");
  });

  it("keeps no code, only its hash; and a made-up code leads to the order's page like any link", async () => {
    const order = await orderOn(test);
    const ref = await ask(order);
    const { rows } = await test.database.pool.query("select code_hash from payment_returns");
    const { rows: paid } = await test.database.pool.query("select return_url from sandbox_payments where ref = $1", [
      ref,
    ]);
    const code = new URL((paid[0] as { return_url: string }).return_url).searchParams.get("code") ?? "";
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(rows)).not.toContain(code);
    const { headers } = await test.app.inject(`/orders/return?order=${order.order_id}&code=made-up&lang=en`);
    expect(headers.location).toBe(`/booking/order/${order.order_id}?lang=en&currency=`);
  });
});
