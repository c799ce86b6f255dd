import Fastify from "fastify";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SOCKET_TIMES, socketLimits } from "#server/http/socket-limits.ts";

const SHORT = { headersMs: 200, requestMs: 200, silentMs: 10_000, idleMs: 100, lookMs: 20 };
const app = Fastify(socketLimits(SHORT));
beforeAll(async () => {
  app.get("/", async () => "here");
  app.post("/", async () => "taken");
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** Opens a connection, sends something on it again and again, and waits until the server closes it. */
function openedAndCut(first: string, again = ""): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: (app.server.address() as AddressInfo).port });
    let answer = "";
    const timer = setInterval(() => again !== "" && socket.write(again), 20);
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer.split("\r\n")[0] ?? "");
    });
    if (first !== "") socket.write(first);
  });
}

it.each([
  ["never sends a byte", "", ""],
  ["sends the head of a request without end", "GET / HTTP/1.1\r\nhost: x\r\n", "a: b\r\n"],
  ["holds back the body", "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nbo", ""],
])("R11, T-23: a connection that %s is cut with 408", async (_, first, again) => {
  expect(await openedAndCut(first, again)).toBe("HTTP/1.1 408 Request Timeout");
});

it("T-23: an idle connection is closed after its answer", async () => {
  expect(await openedAndCut("GET / HTTP/1.1\r\nhost: x\r\n\r\n")).toBe("HTTP/1.1 200 OK");
});

it("T-23: the server itself promises ten seconds for a head, and looks after that every second", () => {
  expect(SOCKET_TIMES).toMatchObject({ headersMs: 10_000, requestMs: 10_000, lookMs: 1000 });
});
