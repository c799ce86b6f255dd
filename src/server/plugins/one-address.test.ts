import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Where a request is redirected, or that it is not. */
async function led(url: string, headers: Record<string, string>, app = test.app): Promise<string> {
  const { statusCode, headers: answered } = await app.inject({ url, headers: { ...PAGE, ...headers } });
  return statusCode === 302 ? String(answered.location) : "stays";
}

describe("a page opened under another name of this machine redirects to the one address before anything is typed (F1)", () => {
  it.each(["127.0.0.1:3000", "[::1]:3000", "0.0.0.0:3000", "rides.localhost:3000"])("%s", async (host) => {
    expect(await led("/docs?lang=en", { host })).toBe("http://localhost:3000/docs?lang=en");
  });

  it("an address that does not exist is redirected too, and never to another host", async () => {
    const host = "127.0.0.1:3000";
    expect(await led("/booking/nothing", { host })).toBe("http://localhost:3000/booking/nothing");
    expect(await led("/v1nothing", { host })).toBe("http://localhost:3000/v1nothing");
    const target = await led("//evil.example/x", { host });
    expect(target === "stays" || new URL(target).origin === "http://localhost:3000").toBe(true);
  });

  it("the redirect is never cached, so that another setting takes effect at once", async () => {
    const { headers } = await test.app.inject({ url: "/docs", headers: { ...PAGE, host: "127.0.0.1:3000" } });
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("what stays where it was opened", () => {
  it.each([
    ["the one address itself", "localhost:3000"],
    ["another port, which something else forwards", "127.0.0.1:8080"],
    ["a name from outside", "evil.example:3000"],
    ["a name made to look like ours", "127.0.0.1.evil.example:3000"],
    ["no name at all", "/"],
  ])("%s: %s", async (_, host) => {
    expect(await led("/docs", { host })).toBe("stays");
  });

  it("calls of the API, and any request that is not for a page, at any address", async () => {
    const host = "127.0.0.1:3000";
    expect(await led("/v4/places/find?term=moscow", { host })).toBe("stays");
    expect(await led("/v1/nope", { host })).toBe("stays");
    expect(await led("/v1?lang=en", { host })).toBe("stays");
    expect(await led("/docs", { host, accept: "*/*" })).toBe("stays");
  });

  it.each(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"])(
    "a request that comes through a proxy (%s)",
    async (name) => {
      expect(await led("/docs", { host: "127.0.0.1:3000", [name]: "for=192.0.2.4" })).toBe("stays");
    },
  );

  it.each<[string, Record<string, string>]>([
    ["production", { NODE_ENV: "production", ACQUIRER: "sandbox" }],
    ["an address of another server", { PUBLIC_URL: "https://rides.example" }],
    ["a proxy of this machine at another port", { PUBLIC_URL: "http://localhost" }],
  ])("every page of a server in %s", async (_, variables) => {
    const other = await buildTestApp({ variables });
    expect(await led("/docs", { host: "127.0.0.1:3000" }, other.app)).toBe("stays");
    await other.close();
  });
});
