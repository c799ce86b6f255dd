import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { eventually } from "../../../tests/support/factories.ts";
import { headersOf } from "../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const lines: string[] = [];
/** What the operator is told of: whatever is logged as an error (running.md). */
const alarms = () => lines.filter((line) => /"level":(50|60)|call failed/.test(line));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    listen: true,
    variables: { LOG_LEVEL: "info" },
    parts: { logStream: { write: (line) => void lines.push(line) } },
  });
});
afterAll(() => test.close());

const open = () => {
  const socket = connect({ host: "127.0.0.1", port: (test.app.server.address() as AddressInfo).port });
  const heard = { text: "", isOver: false };
  socket.on("error", () => undefined);
  socket.on("data", (bytes: Buffer) => (heard.text += bytes.toString()));
  socket.on("close", () => (heard.isOver = true));
  return { socket, heard };
};

it("found 14: an upload that its sender gives up is no failure, of whichever call", async () => {
  const { authorization = "" } = await headersOf(test.app, "dispatcher");
  for (const url of ["/v4/orders", "/operator/v1/orders/1/trips/1/photos", "/payments/notice/sandbox", "/rpc"]) {
    const { socket } = open();
    const reading = new Promise((resolve) => test.app.server.once("request", resolve));
    socket.write(`POST ${url} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n`);
    socket.write('content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":');
    const request = (await reading) as { once(event: "close", then: () => void): void };
    const gone = new Promise<void>((resolve) => request.once("close", resolve));
    // The head is read, and the body is waited for.
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await gone;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(alarms()).toEqual([]);
});

it("found 14: a crowd of log-ins is turned away, and that is no failure either", async () => {
  const payload = (at: number) => ({ login: `crowd${at}@demo.test`, password: "a-wrong-password" });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      test.app.inject({
        method: "POST",
        url: "/v4/auth/login",
        payload: payload(at),
        remoteAddress: `203.0.113.${at + 1}`,
      }),
    ),
  );
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const { headers, body } of turnedAway) {
    expect(headers["retry-after"]).toBe("2");
    expect(body).toContain(`"code":${ERRORS.busy.number}`);
  }
  expect(lines.filter((line) => line.includes('"refused":"busy"'))).toHaveLength(turnedAway.length);
  expect(alarms()).toEqual([]);
});

it("found 14: whoever comes while the server stops is refused in the envelope, and that is no failure", async () => {
  const { socket, heard } = open();
  // Its head has begun before the stop and ends after it.
  socket.write("GET /v4/settings?lang=en HTTP/1.1\r\nhost: x\r\n");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closing = test.app.close();
  await eventually(async () => expect(test.app.server.listening).toBe(false));
  socket.write("accept: */*\r\n\r\n");
  await eventually(async () => expect(heard.isOver).toBe(true));
  await closing;
  const [head = "", body = ""] = heard.text.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toMatch(/retry-after: 5/i);
  expect(JSON.parse(body)).toMatchObject({
    result: null,
    error: { code: ERRORS.unavailable.number, status: 503, message: expect.stringContaining("restarting") },
    "x-uuid": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(alarms()).toEqual([]);
});
