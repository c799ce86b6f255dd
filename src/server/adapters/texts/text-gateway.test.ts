import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTextGateway } from "#server/adapters/texts/text-gateway.ts";
import { openStubGateway, type StubGateway } from "../../../../tests/server/stub-gateway.ts";

const TEXT = { channel: "sms", to: "+79161234567", text: "Поездка", lang: "ru", id: "one" } as const;

let gateway: StubGateway;
beforeAll(async () => {
  gateway = await openStubGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.taken.length = 0;
  gateway.status = 202;
});

const send = (patienceMs = 5_000) => createTextGateway({ url: gateway.url, token: "secret", patienceMs }).send(TEXT);

test("a gateway gets the text as JSON with our token, and any answer of 200 to 299 accepts it", async () => {
  await send();
  const [taken] = gateway.taken;
  expect(taken?.body).toEqual(TEXT);
  expect(taken?.headers).toMatchObject({ authorization: "Bearer secret", "idempotency-key": "one" });
});

test.each([
  [500, "gateway: it answered with status 500"],
  [403, "gateway: it answered with status 403"],
  [302, "gateway: it leads to another address"],
  [undefined, "gateway: it did not answer in time"],
])("R-18: an answer of %s fails the sending, in words that name neither phone nor token", async (status, code) => {
  gateway.status = status;
  const error = await send(200).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code });
  expect(String(error)).not.toMatch(/7916|secret|127\.0/);
  expect(gateway.taken).toHaveLength(1);
});
