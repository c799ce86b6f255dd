import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import type { AppParts } from "#server/app-parts.ts";
import { anyPrice, attemptKey, placeOrder, POINTS, tripBody } from "../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const lines: string[] = [];
const logStream: NonNullable<AppParts["logStream"]> = { write: (line) => void lines.push(line) };
const SECRETS = /postgres|password|hunter2|ECONN|at \w+ \(|node_modules|\.ts:|select |relation/i;

let test: TestApp;
const directions = { broken: false };
beforeAll(async () => {
  test = await buildTestApp({
    variables: { LOG_LEVEL: "info" },
    parts: {
      logStream,
      directions: {
        async route() {
          if (directions.broken) throw new Error("postgres://nameboard:hunter2@10.0.0.5 refused for anna@example.com");
          return { metres: 30_000, seconds: 2400, approximate: true, line: [] };
        },
      },
    },
  });
});
afterAll(() => test.close());

const search = (lang: string) =>
  test.app.inject({
    url: `/v4/prices?start_place_point=${POINTS.heathrow}&finish_place_point=${POINTS.london}&lang=${lang}`,
  });

describe("a failure on our side", () => {
  it("answers 500 in plain words of the caller's language, and reveals nothing about the cause", async () => {
    directions.broken = true;
    for (const [lang, words] of [
      ["en", "Something went wrong on our side. Nothing was lost. Try again in a minute"],
      ["ru", expect.stringMatching(/[А-Яа-я]/)],
    ] as const) {
      const response = await search(lang);
      const body = response.json<Record<string, unknown>>();
      expect(response.statusCode).toBe(500);
      expect(body).toEqual({
        result: null,
        error: {
          name: "Internal Server Error",
          message: words,
          code: ERRORS.internal.number,
          status: 500,
          type: "Internal",
        },
        "x-uuid": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(response.body).not.toMatch(SECRETS);
      expect(JSON.stringify(response.headers)).not.toMatch(SECRETS);
    }
    directions.broken = false;
    expect((await search("en")).statusCode).toBe(200);
  });

  it("is logged with the number from the answer, and without e-mail addresses", async () => {
    lines.length = 0;
    directions.broken = true;
    const { "x-uuid": id } = (
      await test.app.inject({
        url: `/v4/prices?start_place_point=${POINTS.heathrow}&finish_place_point=${POINTS.moscow}`,
      })
    ).json<{ "x-uuid": string }>();
    directions.broken = false;
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.find((line) => line["msg"] === "call failed")).toMatchObject({
      code: "internal",
      err: { type: "Error" },
    });
    expect(logged.find((line) => line["msg"] === "answered")).toMatchObject({ id, status: 500 });
    expect(lines.join("")).not.toContain("anna@example.com");
  });

  it("a broken table is answered with 500 without its name, and the order can be placed once it is repaired", async () => {
    const price = await anyPrice(test.app);
    const key = attemptKey();
    await test.database.pool.query("alter table trips add constraint broken check (price_id < 0) not valid");
    const { status, error } = await placeOrder(test.app, [tripBody(price.price_id)], { key });
    expect([status, error?.code]).toEqual([500, ERRORS.internal.number]);
    expect(JSON.stringify(error)).not.toMatch(/broken|trips|constraint/);
    const { rows } = await test.database.pool.query(
      "select (select count(*)::int from orders) as orders, (select count(*)::int from outbox) as events",
    );
    expect(rows).toEqual([{ orders: 0, events: 0 }]);
    await test.database.pool.query("alter table trips drop constraint broken");
    expect((await placeOrder(test.app, [tripBody(price.price_id)], { key })).status).toBe(200);
  });

  it("R-11: an unavailable database is answered with 503, Retry-After and a plain message, and nothing else", async () => {
    const away = await buildTestApp({ parts: { logStream } });
    const price = await anyPrice(away.app);
    const { pool } = away.database;
    // What pg says of a server that is shutting down, does not listen, only reads or hangs up.
    const troubles = [
      ...["57P01", "57P03", "08006", "53300", "53100", "25006", "ECONNREFUSED", "EPIPE"].map((code) =>
        Object.assign(new Error("terminating connection"), { code }),
      ),
      new Error("Connection terminated unexpectedly"),
      new Error("Client has encountered a connection error and is not queryable"),
      new Error("timeout exceeded when trying to connect", { cause: new Error("terminating connection") }),
    ];
    for (const trouble of troubles) {
      const real = pool.connect.bind(pool);
      Object.assign(pool, { connect: () => Promise.reject(trouble) });
      const response = await away.app.inject({
        method: "POST",
        url: "/v4/orders?lang=en",
        payload: { trips: [tripBody(price.price_id)] },
      });
      Object.assign(pool, { connect: real });
      expect([trouble, response.statusCode, response.headers["retry-after"]]).toEqual([trouble, 503, "5"]);
      expect(response.json()).toMatchObject({
        result: null,
        error: { code: ERRORS.unavailable.number, message: "The service is restarting. Try again in a few seconds" },
      });
      expect(response.body).not.toContain("terminating");
    }
    await away.close();
  });
});
