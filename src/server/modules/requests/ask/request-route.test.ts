import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { VISITOR } from "#domain/accounts/actor.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { mountRoutes } from "#server/http/route.ts";
import { askRoutes } from "#server/modules/requests/ask/ask-routes.ts";
import { errorsPlugin } from "#server/plugins/errors.ts";
import { attemptKey, call, POINTS } from "../../../../../tests/support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/test-database.ts";

const NOW = Date.UTC(2026, 10, 21, 6, 0);

let made: TestDatabase;
let database: Database;
const app: FastifyInstance = Fastify({
  bodyLimit: 64 * 1024,
  ajv: { customOptions: { coerceTypes: true, removeAdditional: true, useDefaults: false, allErrors: false } },
});
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { max: 4 });
  errorsPlugin(app);
  mountRoutes(app, askRoutes({ db: database.db, clock: () => NOW, operatorCountry: "" }), {
    identify: async () => VISITOR,
    countCall: async () => undefined,
    countUnknown: () => {},
    isOpen: async () => true,
    isClosedPartner: async () => false,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await made.drop();
});

const BODY = {
  start: { place_id: "a1", title: "Шереметьево", location: POINTS.sheremetyevo },
  finish: { title: "Sydney", location: POINTS.sydney },
  date: "2026-12-01",
  contact: { name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" },
  text: "Две пары лыж",
};
const send = (body: unknown, key?: string) =>
  call<{ request_id: number }>(app, "POST", "/v4/route-requests?lang=en", {
    body,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
const rows = async () => (await database.pool.query("select * from route_requests order by request_id")).rows;

describe("a request for a route without cars", () => {
  it("is stored as sent, cleaned, under a number", async () => {
    const { result } = await send({ ...BODY, text: "  Две пары\nлыж " });
    expect((await rows()).at(-1)).toMatchObject({
      request_id: result.request_id,
      start_place_id: "a1",
      start_title: "Шереметьево",
      start_point: "55.972599,37.4146",
      finish_place_id: null,
      ride_day: "2026-12-01",
      round_trip: false,
      name: "Анна Иванова",
      phone: "+79161234567",
      email: "anna@example.com",
      wish: "Две пары\nлыж",
      lang: "en",
      created_at: new Date(NOW),
    });
  });

  it("R-01: sent ten times at once with one key is one request, and every call gets its number", async () => {
    const before = (await rows()).length;
    const key = attemptKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(BODY, key)));
    expect(new Set(answers.map(({ result }) => result.request_id)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
  });

  it("with a key that already belongs to another request is refused rather than silently lost", async () => {
    const key = attemptKey();
    await send(BODY, key);
    const { error } = await send({ ...BODY, text: "other" }, key);
    expect(error?.code).toBe(ERRORS["attempt-conflict"].number);
  });

  it("does not need a day, a wish or a key", async () => {
    const { date: _, text: __, ...least } = BODY;
    expect((await send(least)).error).toBeNull();
    expect((await rows()).at(-1)).toMatchObject({ ride_day: null, wish: "", attempt_key: null });
  });

  it.each([
    ["name", { ...BODY.contact, name: " " }],
    ["phone", { ...BODY.contact, phone: "12" }],
    ["email", { ...BODY.contact, email: "anna@" }],
    ["name", {}],
  ])("VAL-09: without a usable %s is refused by the rules of passengers", async (field, contact) => {
    const { error } = await send({ ...BODY, contact });
    expect([error?.code, error?.details]).toEqual([ERRORS["passenger-incomplete"].number, { field }]);
  });

  it.each([
    ["point-malformed", { ...BODY, start: { ...BODY.start, location: "91,0" } }],
    ["time-malformed", { ...BODY, date: "2026-02-31" }],
    ["malformed", { ...BODY, text: "x".repeat(4001) }],
    ["malformed", { ...BODY, finish: undefined }],
    ["too-large", { ...BODY, text: "x".repeat(70_000) }],
  ] as const)("that is wrong is refused as %s, and nothing is kept", async (code, body) => {
    const before = await rows();
    expect((await send(body)).error?.code).toBe(ERRORS[code].number);
    expect(await rows()).toEqual(before);
  });
});
