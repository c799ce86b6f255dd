import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { call, logInAs } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let headers: Record<string, string>;
let elsewhere = "";
const server = createServer((request, response) => {
  if (request.url === "/old") return response.writeHead(301, { location: "/rooms" }).end();
  if (request.url === "/away") return response.writeHead(302, { location: elsewhere }).end();
  if (request.url === "/round") return response.writeHead(302, { location: "/round" }).end();
  response.writeHead(200, { "content-type": "text/html", "content-security-policy": "script-src 'self'" });
  return response.end(
    `<script src="http://localhost:3000/embed/v1.js"></script><nameboard-booking partner="25526"></nameboard-booking>`,
  );
});
let site = "";
beforeAll(async () => {
  test = await buildTestApp();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  [site, elsewhere] = [`http://127.0.0.1:${port}`, `http://localhost:${port}/`];
  headers = { authorization: `Bearer ${await logInAs(test.app, "partner")}` };
  await call(test.app, "POST", "/v4/partners/sites", { body: { site }, headers });
});
afterAll(async () => {
  server.close();
  await test.close();
});

const check = async (page: string) => {
  const body = { page };
  const { result, error } = await call<object>(test.app, "POST", "/v4/partners/sites/check", { body, headers });
  return error === undefined || error === null ? result : error.code;
};

it("EMB-02: a page of a listed site is read, where it leads to as well, and what is wrong with it is said in order", async () => {
  const faults = ["other-partner", "script-blocked"];
  expect(await check(`${site}/rooms`)).toEqual({ page: `${site}/rooms`, faults });
  expect(await check(`${site}/old`)).toEqual({ page: `${site}/rooms`, faults });
  expect(await check(`${site}/round`)).toMatchObject({ faults: ["elsewhere"] });
});

it("T-26: no page of another site is read, whoever leads there", async () => {
  expect(await check(`${site}/away`)).toEqual({ page: `${site}/away`, faults: ["elsewhere"] });
  expect(await check(elsewhere)).toBe(ERRORS["site-unlisted"].number);
  expect(await check("https://inn.example/rooms")).toBe(ERRORS["site-unlisted"].number);
  expect(await check("https://")).toBe(ERRORS["site-wrong"].number);
});
