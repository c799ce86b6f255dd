import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askedWait, askJson, serviceUrl, userAgentOf } from "#server/adapters/ask-json.ts";
import { startLyingService, type Behaviour, type LyingService } from "../../../tests/support/lying-service.ts";

let service: LyingService;

beforeAll(async () => {
  service = await startLyingService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.length = 0;
  service.behaviour = "right";
  service.answer = { name: "Шереметьево", list: [1, 2, 3] };
});

const ask = (behaviour: Behaviour, signal = new AbortController().signal, body?: unknown) => {
  service.behaviour = behaviour;
  return askJson(serviceUrl(service.url, "route", { access_token: "a-key" }), signal, {
    ...(body !== undefined && { body }),
  });
};

test("an answer is read in full, and the service learns who is asking", async () => {
  expect(await ask("right")).toEqual(service.answer);
  expect(service.calls[0]).toMatchObject({
    method: "GET",
    headers: { "user-agent": expect.stringContaining("Nameboard") },
  });
});

test("found 59, L10: a service that wants to know who asks reads the address of the site and a contact", async () => {
  const userAgent = userAgentOf({ publicUrl: "https://rides.example", operatorMail: "office@rides.example" });
  await askJson(serviceUrl(service.url, "search"), new AbortController().signal, { userAgent });
  expect(service.calls[0]?.headers["user-agent"]).toBe("Nameboard/0.1 (https://rides.example; office@rides.example)");
});

test.each([
  ["120", "", 120_000],
  ["Sun, 29 Nov 2026 10:01:30 GMT", "Sun, 29 Nov 2026 10:00:00 GMT", 90_000],
  ["Sun, 29 Nov 2026 09:00:00 GMT", "Sun, 29 Nov 2026 10:00:00 GMT", undefined],
  ["soon", "Sun, 29 Nov 2026 10:00:00 GMT", undefined],
])("found 59, L9: Retry-After %s of an answer of %s is a wait of %s ms", (said, date, ms) => {
  expect(askedWait(new Headers({ "retry-after": said, ...(date !== "" && { date }) }))).toBe(ms);
});

test("a question with a body is posted as JSON", async () => {
  await ask("right", undefined, { costing: "auto" });
  expect(service.calls[0]).toMatchObject({
    method: "POST",
    body: '{"costing":"auto"}',
    headers: { "content-type": "application/json" },
  });
});

test.each<[Behaviour, string, boolean]>([
  ["half-json", "its answer is broken JSON", true],
  ["html", "it answered no JSON", true],
  ["html-as-json", "its answer is broken JSON", true],
  ["error-500", "it answered with status 500", true],
  ["no-answer-400", "it answered with status 400", false],
  ["huge", "its answer is too large", true],
  ["closes", "it cannot be reached (UND_ERR_SOCKET)", true],
  ["redirects", "it leads to another address", true],
])("R-25: %s becomes an error whose text names no address and no key", async (behaviour, message, isFault) => {
  await expect(ask(behaviour)).rejects.toMatchObject({ name: "OutsideTrouble", message, isFault });
});

test("T-26: a redirect is not followed", async () => {
  await ask("redirects").catch(() => undefined);
  expect(service.calls.length).toBe(1);
});

test.each<Behaviour>(["silent", "stuck-in-body"])("R-25: %s is cut off at the deadline", async (behaviour) => {
  const startedAt = performance.now();
  await expect(ask(behaviour, AbortSignal.timeout(60))).rejects.toThrow("it did not answer in time");
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
