import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXAMPLE_FILES } from "#contract/examples/example-files.ts";
import { EXAMPLE, MOSCOW, SHEREMETYEVO } from "#contract/examples/example-values.ts";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { ERRORS, type ErrorSpec } from "#contract/wire/errors.ts";
import { callCounts } from "#domain/accounts/call-limits.ts";
import english from "#i18n/messages/en/errors.json" with { type: "json" };
import { readEnv } from "#server/env.ts";
import { RPC_METHODS } from "#server/modules/rpc/rpc-methods.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { textOf } from "./source-files.ts";

const PAGE = textOf("docs/api-guide.md") ?? "";
const TEXTS: Readonly<Record<string, string>> = english;

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ listen: true });
  // The guide works on any day, so it is run from today.
  served.clock.now = Date.now();
});
afterAll(() => served.close());

/** Cells of the rows whose first cell matches. */
const rowsOf = (first: RegExp): string[][] =>
  PAGE.split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    )
    .filter(([cell = ""]) => first.test(cell));

test("docs/api-guide.md names every refusal with its number, its statuses and its message", () => {
  const specs = Object.entries<ErrorSpec>(ERRORS).sort(([, one], [, other]) => one.number - other.number);
  expect(rowsOf(/^\d{4}$/)).toEqual(
    specs.map(([code, { number, http, status }]) => [
      String(number),
      `\`${code}\``,
      String(http),
      String(status),
      TEXTS[`errors.${code}`],
    ]),
  );
});

test("docs/api-guide.md shows a refusal as the server sends it, with the numbers of the examples", () => {
  const blocks = [...PAGE.matchAll(/^```json\n([^]*?)^```$/gm)].map((match) => JSON.parse(match[1] ?? "") as unknown);
  const answers = EXAMPLE_FILES.find(({ name }) => name === "orders")?.answers ?? {};
  expect(blocks).toHaveLength(2);
  expect(blocks[0]).toEqual({ result: [], error: null, "x-uuid": EXAMPLE.uuid });
  expect(blocks[1]).toEqual(answers["order-price-changed"]?.body);
  for (const known of [SHEREMETYEVO.id, SHEREMETYEVO.number, SHEREMETYEVO.point, MOSCOW.point, EXAMPLE.partnerId]) {
    expect(PAGE).toContain(String(known));
  }
});

test("docs/api-guide.md names every version and every method of the old calls", () => {
  for (const prefix of API_PREFIXES) expect(PAGE).toContain(`\`${prefix}\``);
  for (const name of RPC_METHODS.keys()) expect(PAGE).toContain(`\`${name}\``);
});

test("docs/api-guide.md names the server's default limits", () => {
  const { callLimits } = readEnv({});
  const most = (kind: "ask" | "change") =>
    [null, 1]
      .flatMap((userId) =>
        callCounts(kind, { address: "192.0.2.1", session: "s", userId, partnerId: null }, callLimits),
      )
      .map((count) => String(count.most));
  expect(rowsOf(/^calls that only ask, a minute$/)[0]?.slice(1, 4)).toEqual(most("ask"));
  expect(rowsOf(/, an hour$/)[0]?.slice(1, 4)).toEqual(most("change"));
});

describe("the order placed step by step in docs/api-guide.md", () => {
  const blocks = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gm)].map((match) => match[1] ?? "");

  test("works on the server, line by line", async () => {
    expect(blocks.length).toBeGreaterThan(8);
    const shell = promisify(execFile)("sh", ["-euc", blocks.join("\n")], {
      env: { ...process.env, API: `${served.url}/v4` },
    });
    const said = (await shell).stdout.trim().split("\n");
    expect(said).toEqual([
      "from a26396 to g524901",
      expect.stringMatching(/^price \d+ costs \d+$/),
      "true",
      expect.stringMatching(/^order \d+$/),
      expect.stringMatching(/^http.*\/sandbox\/pay\//),
      "cash",
      "status 2",
      "true",
      "3",
      expect.stringContaining("Voucher for booking"),
      "i***@example.com",
      "4",
      expect.stringMatching(/^[1-9]\d*$/),
    ]);
  });
});
