import { readFileSync } from "node:fs";
import { request, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, expect, it } from "vitest";
import { ROOT } from "../../../tests/house/source-files.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const GATEWAY = "10.213.87.1";
const LIMIT = 5;
const PLACES = "/v4/places/find?term=moscow";

let test: TestApp | undefined;
let proxy: Server | undefined;
afterEach(async () => {
  proxy?.close();
  await test?.close();
});

async function appWith(variables: Record<string, string | undefined>, listen = false) {
  const lines: string[] = [];
  const given = Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined);
  test = await buildTestApp({
    listen,
    variables: { CALLS_PER_MINUTE: String(LIMIT), LOG_LEVEL: "warn", ...Object.fromEntries(given) },
    parts: { logStream: { write: (line) => void lines.push(line) } },
  });
  const { app, url } = test;
  return { app, url, warnings: () => lines.filter((line) => line.includes("TRUSTED_PROXIES")) };
}

const traveller = (index: number) => `198.51.100.${index + 1}`;
const MANY = Array.from({ length: LIMIT * 3 }, (_, index) => traveller(index));

it("found 58: behind the shipped compose file each traveller has an own limit of calls", async () => {
  const { TRUSTED_PROXIES } = parseEnv(readFileSync(join(ROOT, "deploy/compose.env"), "utf8"));
  const { app, warnings } = await appWith({ TRUSTED_PROXIES });
  const statuses = await Promise.all(
    MANY.map(async (address) => {
      const answer = await app.inject({ url: PLACES, remoteAddress: GATEWAY, headers: { "x-forwarded-for": address } });
      return answer.statusCode;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(warnings()).toEqual([]);
});

it("found 58: a proxy of our own network that is not trusted is named in the log once, with what to do", async () => {
  const { app, warnings } = await appWith({});
  const statuses: number[] = [];
  for (const address of MANY) {
    const headers = { "x-forwarded-for": address };
    statuses.push((await app.inject({ url: PLACES, remoteAddress: `::ffff:${GATEWAY}`, headers })).statusCode);
  }
  expect(statuses.slice(-1)).toEqual([429]);
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? "")).toMatchObject({
    proxy: GATEWAY,
    msg: expect.stringContaining("add the proxy to TRUSTED_PROXIES"),
  });
});

it("found 58: a visitor on the internet who makes the header up causes no warning and is counted by the own address", async () => {
  const { app, warnings } = await appWith({});
  const statuses: number[] = [];
  for (const address of MANY) {
    const headers = { "x-forwarded-for": address };
    statuses.push((await app.inject({ url: PLACES, remoteAddress: "8.8.4.4", headers })).statusCode);
  }
  expect(statuses.slice(-1)).toEqual([429]);
  expect(warnings()).toEqual([]);
});

it.each([
  ["trusted", "127.0.0.2", 200, 0],
  ["not trusted", "10.0.0.0/8", 429, 1],
] as const)("found 58: a real proxy at another address that is %s", async (_, trusted, last, warned) => {
  const { url, warnings } = await appWith({ TRUSTED_PROXIES: trusted }, true);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers };
    request(new URL(asked.url ?? "/", url), { localAddress: "127.0.0.2", headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500);
      got.pipe(answer);
    }).end();
  });
  proxy = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const statuses: number[] = [];
  for (const address of MANY) {
    const answer = await fetch(`http://127.0.0.1:${port}${PLACES}`, { headers: { "x-forwarded-for": address } });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses.slice(-1)).toEqual([last]);
  expect(warnings()).toHaveLength(warned);
});
