import { afterAll, beforeAll, expect, it } from "vitest";
import { maskPersonal } from "#server/plugins/request-log.ts";
import { countOf, hurryJobs, jobsDone, payUrl, press, viewOrder } from "../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  eventually,
  placeOrder,
  POINTS,
  startIn,
  tripBody,
} from "../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    listen: true,
    // A mail server that refuses every connection, so that failures are logged too.
    variables: { LOG_LEVEL: "debug", SMTP_URL: "smtp://127.0.0.1:9" },
    parts: { logStream: { write: (line) => void lines.push(line) } },
  });
  test.clock.now = Date.now();
});
afterAll(() => test.close());

const CANARIES = {
  name: "Zinaida Kanareikina",
  companion: "Prokhor Kanarskiy",
  phone: "79035551234",
  typedPhone: "+7 903 555-12-34",
  companionPhone: "79037778899",
  email: "zina.canary@example.org",
  companionEmail: "prokhor.canary@example.org",
  address: "Kanareyechnaya 77 flat 13",
  stop: "Canary wharf pier 5",
  sign: "CANARY PARTY SIGN",
  comment: "canary comment for the driver",
  internal: "CANARY-4711",
};

/** A session's token that stands in an address, as old clients send it. */
const TOKEN = "canary-token-0123456789-abcdefghijkl";

it("G-26: a whole order with refusals and failures, at the lowest log level, leaves no canary in the log", async () => {
  const price = await anyPrice(test.app);
  const [key, secret] = [attemptKey(), attemptKey()];
  const trip = tripBody(price.price_id, {
    start_location: startIn(test.clock.now),
    finish_location: { address: CANARIES.address, location: POINTS.moscow },
    additional_locations: [{ address: CANARIES.stop, location: "55.9,37.45" }],
    passengers: [
      { name: CANARIES.name, phone: CANARIES.typedPhone, email: CANARIES.email },
      { name: CANARIES.companion, phone: CANARIES.companionPhone, email: CANARIES.companionEmail },
    ],
    text_tablet: CANARIES.sign,
    comment: CANARIES.comment,
    internal_number: CANARIES.internal,
  });
  const { result } = await placeOrder(test.app, [trip], { key, secret });
  const [order] = result;
  if (order === undefined) throw new Error("not placed");
  const orderKey = order.order_key ?? "";

  await placeOrder(test.app, [trip], { key });
  await placeOrder(test.app, [{ ...trip, comment: "other" }], { key });
  await placeOrder(test.app, [{ ...trip, price_id: 7 }], { key: attemptKey() });
  await placeOrder(test.app, [{ ...trip, passengers: CANARIES.email }], { key: attemptKey() });
  await test.app.inject({
    method: "POST",
    url: "/v4/orders",
    headers: { "content-type": "application/json" },
    payload: `{"trips": "${CANARIES.name} ${CANARIES.email}" "${CANARIES.typedPhone}"}`,
  });
  await test.app.inject({ url: `/v4/places/find?term=${encodeURIComponent(CANARIES.address)}` });
  await test.app.inject({ url: `/v4/orders/attempt/${key}` });
  await test.app.inject({
    url: "/v4/orders/attempt",
    headers: { "idempotency-key": key, "idempotency-secret": secret },
  });
  const ticketed = await test.app.inject({
    url: `/v4/orders/pay-url?transaction=${order.transaction}`,
    headers: { "order-key": orderKey },
  });
  const ticketUrl = new URL(ticketed.json<{ result: { url: string } }>().result.url);
  await test.app.inject(`${ticketUrl.pathname}${ticketUrl.search}`);
  await test.app.inject({ url: `/orders/pay?ticket=${orderKey}`, headers: { referer: `/x#key=${orderKey}` } });
  for (const url of ["/v4/partners/get-setting-user", "/partners/get-setting-user", "/booking/finder", "/nothing"])
    await test.app.inject({
      url: `${url}?token=${TOKEN}`,
      headers: { accept: "text/html", referer: `/x?token=${TOKEN}` },
    });
  await test.app.inject({ url: `/v4/${orderKey}/${encodeURIComponent(CANARIES.email)}` });
  await test.app.inject({
    url: `/v4/orders/${order.order_id}`,
    headers: { "order-key": orderKey, referer: CANARIES.address },
  });
  // A database error quotes values of the row in its detail.
  await test.database.pool.query("alter table trips add constraint broken check (price_id < 0) not valid");
  expect((await placeOrder(test.app, [trip], { key: attemptKey() })).status).toBe(500);
  await test.database.pool.query("alter table trips drop constraint broken");
  const { result: pay } = await payUrl(test, order.transaction);
  await press(test, pay?.url.split("/").at(-1) ?? "", "pay");
  await viewOrder(test, order);
  // The messages fail, twice.
  for (const tries of [1, 2]) {
    await hurryJobs(test);
    await eventually(async () =>
      expect(
        await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and tries >= $2", [
          order.order_id,
          tries,
        ]),
      ).toBeGreaterThan(0),
    );
  }
  await jobsDone(test);

  const log = lines.join("\n");
  expect(lines.length).toBeGreaterThan(15);
  expect(log).toContain("job failed");
  expect(log).toContain("call failed");
  const secrets = {
    ...CANARIES,
    orderKey,
    attemptKey: key,
    attemptSecret: secret,
    ticket: ticketUrl.searchParams.get("ticket") ?? "",
    token: TOKEN,
    family: "Kanareikina",
    payRef: pay?.url.split("/").at(-1) ?? "",
  };
  const found = Object.entries(secrets).filter(
    ([, canary]) => log.includes(canary) || log.includes(encodeURIComponent(canary)),
  );
  expect(found).toEqual([]);
});

it("T-35: a line break in a path or header does not start a new line", async () => {
  lines.length = 0;
  await test.app
    .inject({ url: "/v4/nothing%0a%7B%22level%22%3A60%7D", headers: { "user-agent": 'x\n{"level":60}' } })
    .catch(() => undefined);
  for (const line of lines) expect(line.trimEnd().split("\n")).toHaveLength(1);
  expect(lines.join("")).not.toContain('"level":60');
});

it("masks anything that looks personal in a text that may end up in a log", () => {
  const masked = maskPersonal(
    "550 <anna.k+tag@mail.example.org> rejected, call +7 (916) 123-45-67 or 8-916-123-45-67; code 550 5.1.1",
  );
  expect(masked).not.toMatch(/anna|mail\.example|916|123-45/);
  expect(masked).toContain("550");
});
