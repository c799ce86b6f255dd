import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXAMPLE_FILES } from "#contract/examples/example-files.ts";
import { EXAMPLE } from "#contract/examples/example-values.ts";
import type { ExampleAnswer } from "#contract/examples/example.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import { orderKey } from "#server/modules/orders/access/order-key.ts";
import { CHANGES_MOST, replayExamples } from "../support/replay-examples.ts";
import { envelopeMismatches, mismatches } from "../support/strict-answers.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { ROOT } from "./source-files.ts";

const EXAMPLES = EXAMPLE_FILES.flatMap(({ name, examples }) => examples.map((example) => ({ ...example, file: name })));

let served: TestApp;
let answers: Awaited<ReturnType<typeof replayExamples>>;
beforeAll(async () => {
  // The page that an example has checked: no example calls another site.
  const page = { html: "<script>Nameboard.mount(document.body, options)</script>", policy: "frame-src 'self'" };
  served = await buildTestApp({
    variables: { CHANGES_PER_HOUR: String(CHANGES_MOST) },
    parts: { readPage: async () => page },
  });
  answers = await replayExamples(served, EXAMPLE_FILES);
});
afterAll(() => served.close());

const answerOf = (file: string, id: string): ExampleAnswer | undefined => answers.get(file)?.[id];

/** To accept an intended change, run `npx vitest run tests/house/api-examples.test.ts -u`. */
test.each(EXAMPLE_FILES.map(({ name }) => name))(
  "contract 3.1, 3.2, 3.3, 3.4, 3.5, 3.7, 3.8, 3.9: the answers that are printed are those of the server: %s",
  async (name) => {
    const text = `${JSON.stringify(answers.get(name), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(ROOT, "src/contract/examples", `${name}.json`));
  },
);

describe("an example", () => {
  test.each(EXAMPLES.map((example) => [example.id, example] as const))(
    "NET-04: is answered as it says, in the shape of its schema: %s",
    (id, { file, endpoint, refused }) => {
      const answer = answerOf(file, id);
      expect(answer?.status).toBe(refused === undefined ? 200 : errorSpec(refused).http);
      expect((answer?.body as { error: { code: number } | null } | undefined)?.error?.code).toBe(
        refused === undefined ? undefined : errorSpec(refused).number,
      );
      expect(envelopeMismatches(endpoint.name, answer?.body)).toEqual([]);
    },
  );

  test.each(EXAMPLES.filter(({ refused }) => refused === undefined).map((example) => [example.id, example] as const))(
    "is sent without members that its call does not know: %s",
    (_id, { endpoint, body, query = {}, params = {} }) => {
      const names = (schema: object | undefined) => Object.keys((schema as { properties?: object })?.properties ?? {});
      expect(names(endpoint.query)).toEqual(expect.arrayContaining(Object.keys(query)));
      expect(names(endpoint.params)).toEqual(Object.keys(params));
      if (endpoint.body === undefined) expect(body).toBeUndefined();
      else expect(mismatches(endpoint.body, (endpoint.liberal ?? ((same) => same))(body ?? {}))).toEqual([]);
    },
  );
});

test("every call has an example, and every example has a unique name", () => {
  const shown = new Set(EXAMPLES.filter(({ refused }) => refused === undefined).map(({ endpoint }) => endpoint.name));
  expect(PUBLIC_ENDPOINTS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
});

test("the order key in the examples is the one that opens their order", async () => {
  const { rows } = await served.database.pool.query<{ key_salt: Buffer }>(
    "select key_salt from orders where order_id = $1",
    [EXAMPLE.orderId],
  );
  const salt = rows[0]?.key_salt ?? Buffer.alloc(16);
  expect(orderKey("a secret of the tests, long enough to be one", EXAMPLE.orderId, salt)).toBe(EXAMPLE.orderKey);
});
