import { afterAll, beforeAll, expect, it } from "vitest";
import { logInAs, placedOrder } from "../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ variables: { PUBLIC_URL: "https://rides.example" } });
});
afterAll(() => served.close());

const userOf = async (cookie: string): Promise<number> => {
  const answer = await served.app.inject({ url: "/v4/partners/get-setting-user", headers: { cookie } });
  return answer.json<{ result: { user_id: number } }>().result.user_id;
};

it("T-09: over HTTPS the cookie of a session is bound to this very host, and one that another host of the domain planted is nobody's", async () => {
  const answer = await served.app.inject({
    method: "POST",
    url: "/v4/auth/login",
    payload: { login: "customer@demo.test", password: "nameboard-demo" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^__Host-nameboard-(?:session|device)=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  }
  const own = cookies[0]?.split(";")[0] ?? "";
  const planted = `nameboard-session=${await logInAs(served.app, "partner")}`;
  expect(await userOf(own)).toBe(5);
  expect(await userOf(planted)).toBe(0);
  expect(await userOf(`${planted}; ${own}`)).toBe(5);
  expect(await userOf(`nameboard-language=en; ${own}; nameboard-currency=EUR`)).toBe(5);
});

it("T-01: the same holds for the kept key of an order", async () => {
  const { order_id: id, order_key: key } = await placedOrder(served.app);
  const open = async (cookie: string) =>
    (await served.app.inject({ url: `/v4/orders/${id}?lang=en`, headers: { cookie } })).statusCode;
  expect(await open(`__Host-nameboard-order-${id}=${key}`)).toBe(200);
  expect(await open(`nameboard-order-${id}=${key}`)).toBe(401);
});
