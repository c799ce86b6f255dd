import { hostname } from "node:os";
import { expect, it, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { isThisMachine, networkUrls, ownUrl } from "#server/own-addresses.ts";

it.each([
  ["localhost", "http://localhost:4000"],
  ["0.0.0.0", "http://localhost:4000"],
  ["::", "http://localhost:4000"],
  ["192.0.2.7", "http://192.0.2.7:4000"],
  ["::1", "http://[::1]:4000"],
])("a server that listens on %s has the address %s unless another is set (F1)", (host, url) => {
  expect(ownUrl(host, 4000)).toBe(url);
});

test("other devices reach a server that listens on all addresses, at the network's addresses, and no other server", () => {
  const urls = networkUrls("0.0.0.0", 4000);
  expect(urls).toContain(`http://${hostname().toLowerCase()}:4000`);
  expect(urls.filter((url) => /localhost|127\.|\[/.test(url))).toEqual([]);
  expect(networkUrls("localhost", 4000)).toEqual([]);
  expect(networkUrls("192.0.2.7", 4000)).toEqual([]);
});

test("network addresses count in development only, and only while no other address is set", () => {
  const listening = { HOST: "0.0.0.0", PORT: "4000" };
  expect(readEnv(listening).networkUrls).toEqual(networkUrls("0.0.0.0", 4000));
  expect(readEnv({ ...listening, PUBLIC_URL: "https://rides.example" }).networkUrls).toEqual([]);
  expect(readEnv({ ...listening, NODE_ENV: "production", ACQUIRER: "sandbox" }).networkUrls).toEqual([]);
});

it.each([
  ["http://127.0.0.1:4000", true],
  ["http://127.1.2.3:4000", true],
  ["http://[::1]:4000", true],
  ["http://rides.localhost:4000", true],
  ["http://localhost:4001", false],
  ["https://localhost:4000", false],
  ["http://rides.example:4000", false],
  ["http://127.0.0.1.example:4000", false],
  ["http://localhost.example:4000", false],
  ["nothing", false],
])("%s is this machine at port 4000: %s", (url, is) => {
  expect(isThisMachine(url, 4000)).toBe(is);
});
