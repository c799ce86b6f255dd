import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  [open, guarded] = await Promise.all([
    buildTestApp(),
    buildTestApp({ variables: { METRICS_TOKEN: "a-token-for-metrics" } }),
  ]);
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

describe("/metrics without a token", () => {
  it("is open to a direct call from this machine, and times routes by name", async () => {
    await open.app.inject({ url: "/v4/transport-nodes?term=LHR" });
    const { statusCode, body, headers } = await open.app.inject({ url: "/metrics" });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).toMatch(/http_request_duration_seconds_count\{route="findTransportNodes",status="200"\} [1-9]/);
    expect(body).not.toContain("LHR");
  });

  it.each([
    ["x-forwarded-for", { "x-forwarded-for": "127.0.0.1" }, undefined],
    ["forwarded", { forwarded: "for=127.0.0.1" }, undefined],
    ["another machine", {}, "203.0.113.7"],
    ["another machine that pretends", { "x-real-ip": "127.0.0.1", host: "localhost" }, "203.0.113.7"],
    ["another machine, IPv6", {}, "2001:db8::1"],
  ])("R10: is hidden behind a proxy or from %s", async (_what, headers, remoteAddress) => {
    const response = await open.app.inject({ url: "/metrics", headers, ...(remoteAddress ? { remoteAddress } : {}) });
    expect(response.statusCode).toBe(404);
    expect(response.json<{ result: unknown }>().result).toBeNull();
    expect(response.body).not.toContain("process_cpu");
  });

  it("is open on the IPv6 loopback", async () => {
    expect((await open.app.inject({ url: "/metrics", remoteAddress: "::1" })).statusCode).toBe(200);
    expect((await open.app.inject({ url: "/metrics", remoteAddress: "::ffff:127.0.0.1" })).statusCode).toBe(200);
  });
});

describe("on a server in production", () => {
  const built = (variables: Record<string, string>) =>
    buildTestApp({ variables: { NODE_ENV: "production", ACQUIRER: "sandbox", ...variables } });
  const statuses = async ({ app }: TestApp, headers = {}) => {
    const answers = ["/metrics", "/docs/json", "/docs/api/", "/docs/running"].map((url) =>
      app.inject({ url, headers }),
    );
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };

  it("metrics, the guide and the description of the API are closed even to this machine, which a proxy without headers looks like", async () => {
    const [closed, opened, guarded] = await Promise.all([
      built({}),
      built({ OPEN_PAGES: "metrics, docs" }),
      built({ METRICS_TOKEN: "a-token-for-metrics" }),
    ]);
    expect(await statuses(closed)).toEqual([404, 404, 404, 404]);
    expect((await closed.app.inject({ url: "/readyz" })).json()).toEqual({ ready: true });
    expect(await statuses(opened)).toEqual([200, 200, 200, 200]);
    expect(await statuses(guarded, { authorization: "Bearer a-token-for-metrics" })).toEqual([200, 404, 404, 404]);
    await Promise.all([closed.close(), opened.close(), guarded.close()]);
  });
});

describe("the queues of jobs in the metrics", () => {
  it("tell by lane how many jobs are due and for how long, also without any", async () => {
    const served = await buildTestApp({ listen: true });
    const read = async () => (await served.app.inject({ url: "/metrics" })).body;
    expect(await read()).toMatch(/jobs_due\{lane="money"\} 0\n/);
    // Nobody knows this job, so no runner takes it; what no lane names is counted with the events.
    await served.database.pool.query(
      "select graphile_worker.add_job('not_a_job', '{}', run_at => now() - interval '90 seconds')",
    );
    const text = await read();
    expect(text).toMatch(/jobs_due\{lane="events"\} 1\n/);
    expect(text).toMatch(/jobs_oldest_due_seconds\{lane="events"\} 9\d\n/);
    expect(text).toMatch(/jobs_oldest_due_seconds\{lane="letters"\} 0\n/);
    await served.close();
  });
});

describe("/metrics with a token", () => {
  it("is open to its bearer from anywhere, and hidden from everybody else, this machine included", async () => {
    const ask = async (authorization?: string, remoteAddress = "203.0.113.7") =>
      (
        await guarded.app.inject({
          url: "/metrics",
          remoteAddress,
          ...(authorization ? { headers: { authorization } } : {}),
        })
      ).statusCode;
    expect(await ask("Bearer a-token-for-metrics")).toBe(200);
    for (const wrong of [
      "Bearer a-token-for-metricS",
      "Bearer a-token-for-metrics2",
      "Bearer ",
      "Basic a-token-for-metrics",
      undefined,
    ]) {
      expect([wrong, await ask(wrong)]).toEqual([wrong, 404]);
    }
    expect(await ask(undefined, "127.0.0.1")).toBe(404);
  });
});

describe("health", () => {
  const readyz = (through: Record<string, string> = {}) => open.app.inject({ url: "/readyz", headers: through });
  const PROXIED = { "x-forwarded-for": "192.0.2.9" };

  it("/healthz is alive, /readyz is ready, and neither reveals more to strangers", async () => {
    expect((await open.app.inject({ url: "/healthz" })).json()).toEqual({ alive: true });
    expect((await readyz(PROXIED)).json()).toEqual({ ready: true });
  });

  it("/readyz tells whoever may read the metrics about database, tariffs, room and the oldest job", async () => {
    await open.database.pool.query(
      "select graphile_worker.add_job('send_message', '{}', run_at => now() - interval '90 seconds')",
    );
    const { oldest_job_seconds: waited, ...rest } = (await readyz()).json<Record<string, unknown>>();
    expect(waited).toBeGreaterThanOrEqual(90);
    const isThere = { database: true, places: true, book: true, room: true };
    expect(rest).toEqual({ ready: true, ...isThere, free_mb: null, receipts_missing: 0 });
  });

  it("without a book of tariffs in force the server is not ready", async () => {
    const empty = await buildTestApp();
    await empty.database.pool.query("delete from tariff_books");
    const { ready, book } = (await empty.app.inject({ url: "/readyz" })).json<Record<string, unknown>>();
    expect([ready, book]).toEqual([false, false]);
    await empty.close();
  });

  it("R-11: without its database the server stays alive and says that it is not ready", async () => {
    const { pool } = open.database;
    const connect = pool.connect.bind(pool);
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    Object.assign(pool, { connect: () => Promise.reject(away) });
    const ready = await readyz(PROXIED);
    const alive = await open.app.inject({ url: "/healthz" });
    Object.assign(pool, { connect });
    expect([ready.statusCode, ready.json(), alive.statusCode]).toEqual([503, { ready: false }, 200]);
    expect((await open.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });
});
