import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createPageReader } from "#server/adapters/page-reader/create-page-reader.ts";
import { isInside } from "#server/http/inside.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };

let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(String(request.headers["user-agent"]));
  if (request.url === "/moved") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  if (request.url === "/picture") return response.writeHead(200, { "content-type": "image/png" }).end("x");
  if (request.url === "/gone") return response.writeHead(404, HTML).end("<p>Gone</p>");
  if (request.url === "/long") return response.writeHead(200, HTML).end("x".repeat(3_000_000));
  return response.writeHead(200, { ...HTML, "content-security-policy": "frame-src 'none'" }).end("<p>Rooms</p>");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const page = (path: string, host = "127.0.0.1") =>
  new URL(`http://${host}:${(server.address() as AddressInfo).port}${path}`);
const reader = (mayReadOwnMachine: boolean) => createPageReader({ from: "https://rides.example", mayReadOwnMachine });

describe("a page of another site", () => {
  it("is read with its policy, and the server says who asks", async () => {
    asked = [];
    const read = await reader(true)(page("/"));
    expect(read).toEqual({ html: "<p>Rooms</p>", policy: "frame-src 'none'" });
    expect(asked).toEqual(["Nameboard-page-check (https://rides.example)"]);
  });

  it("T-26: leads nowhere by itself, is a page and nothing else, and is read as far as a page goes", async () => {
    const read = reader(true);
    expect(await read(page("/moved"))).toEqual({ leadsTo: "http://169.254.169.254/" });
    expect([await read(page("/picture")), await read(page("/gone"))]).toEqual(["no-page", "no-page"]);
    const long = await read(page("/long"));
    expect(typeof long === "object" && "html" in long && long.html.length).toBe(1_000_000);
  });

  it("T-26: is never one of our own network, whatever its name leads to", async () => {
    asked = [];
    const read = reader(false);
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      expect(await read(page("/", host))).toBe("unreachable");
      expect(await read(new URL(page("/", host).href.replace("http:", "https:")))).toBe("unreachable");
    }
    expect(asked).toEqual([]);
  });
});

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["192.168.1.1", true],
  ["169.254.169.254", true],
  ["100.64.0.1", true],
  ["0.0.0.0", true],
  ["224.0.0.1", true],
  ["255.255.255.255", true],
  ["::1", true],
  ["::", true],
  ["::ffff:10.0.0.1", true],
  ["64:ff9b::a00:1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["2002:a00:1::", true],
  ["1.1.1.1", false],
  ["172.32.0.1", false],
  ["2606:4700::1111", false],
])("T-26: %s lies inside: %s", (address, expected) => {
  expect(isInside(address)).toBe(expected);
});
