import type { EXAMPLE_FILES } from "#contract/examples/example-files.ts";
import { EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example, ExampleAnswer } from "#contract/examples/example.ts";
import { OWN_PREFIX } from "#contract/wire/endpoint.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { emailChangeOf } from "./email-change-of.ts";
import { makeExampleOffer, makeExampleYachtOffer } from "./example-offer.ts";
import { prepareSecondStep, withExampleSeed } from "./example-second-steps.ts";
import { recoveryOf } from "./recovery-of.ts";
import type { TestApp } from "./test-app.ts";

/** With the test app's secret and the number of the example's order, this salt gives the order key of the examples. */
const KEY_SALT = Buffer.from("salt of example!");

/** The address that the example of a limit comes from, so that it blocks no other example. */
const BUSY = "192.0.2.7";

/** First price number of each search, by its id; the price of the way back has the next number. */
const FIRST_PRICE: Readonly<Record<string, number>> = {
  prices: EXAMPLE.priceId,
  "prices-iata": EXAMPLE.priceId + 1_000,
};

/** Most changes an hour from one address in the app of the examples. */
export const CHANGES_MOST = 60;

/** The user numbers of `data/demo/accounts.yaml` for which the examples log in. */
const SESSIONS = [
  { userId: EXAMPLE.partnerId, token: EXAMPLE.token, refresh: "never used 1" },
  { userId: EXAMPLE.partnerId, token: "never used 2", refresh: EXAMPLE.refreshToken },
  { userId: 21, token: EXAMPLE.companyToken, refresh: "never used 3" },
];

/** The answers of all examples, by file and id, from sending each in order through the server. */
export async function replayExamples(
  served: TestApp,
  files: typeof EXAMPLE_FILES,
): Promise<ReadonlyMap<string, Readonly<Record<string, ExampleAnswer>>>> {
  const { pool } = served.database;
  await pool.query(`select setval('order_id_seq', ${EXAMPLE.orderId}, false)`);
  const answers = new Map<string, Record<string, ExampleAnswer>>();
  for (const { name, examples } of files) {
    const own: Record<string, ExampleAnswer> = {};
    for (const example of examples) {
      await openSessions(served);
      await prepareSecondStep(served, example.id);
      if (example.id === "recovery-finish")
        await recoveryOf(served.database.db, {
          userId: EXAMPLE.partnerId,
          at: new Date(served.clock.now),
          secret: EXAMPLE.recoverySecret,
        });
      if (example.id === "email-finish")
        await emailChangeOf(served.database.db, {
          userId: 6,
          email: "boris.new@example.org",
          at: new Date(served.clock.now),
          secret: EXAMPLE.recoverySecret,
        });
      if (example.id === "offer") await makeExampleOffer(served);
      if (example.id === "yacht-offer") await makeExampleYachtOffer(served);
      if (example.refused === "too-many-calls") await reachLimit(served);
      // A voucher may be sent again after a minute.
      if (example.id === "mail-documents") served.clock.now += 60_000;
      own[example.id] = await replay(served, example);
    }
    answers.set(name, own);
  }
  return answers;
}

function exampleAddress({ endpoint, params = {}, query = {} }: Example): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

async function replay(served: TestApp, example: Example): Promise<ExampleAnswer> {
  const { endpoint, headers = {}, body } = example;
  const response = await served.app.inject({
    method: endpoint.method,
    url: `${endpoint.prefixes?.[0] ?? OWN_PREFIX}${exampleAddress(example)}`,
    headers: { ...headers },
    ...(example.refused === "too-many-calls" ? { remoteAddress: BUSY } : {}),
    ...(body === undefined ? {} : { payload: body }),
  });
  const answer = withExampleSeed(JSON.parse(response.body, withFixedSecrets));
  return { status: response.statusCode, body: await withExampleNumbers(served, example, answer) };
}

/** Replaces random values with fixed ones. */
function withFixedSecrets(name: string, value: unknown): unknown {
  if (value === null) return null;
  switch (name) {
    case "x-uuid":
      return EXAMPLE.uuid;
    case "price_uid":
      return EXAMPLE.priceUid;
    case "token":
      return EXAMPLE.token;
    case "refresh_token":
      return EXAMPLE.refreshToken;
    case "order_key":
      return EXAMPLE.orderKey;
    case "transaction":
      return EXAMPLE.transaction;
    case "url":
      return (value as string).replace(/[\w-]{16,}/, "c8b1f0d2e3a4");
    default:
      return value;
  }
}

/** Gives what a call has just made the numbers that all other examples use. */
async function withExampleNumbers({ database }: TestApp, { id }: Example, answer: unknown): Promise<unknown> {
  const { pool } = database;
  const first = FIRST_PRICE[id];
  if (first !== undefined) {
    const [price] = (answer as { result: { price_id: number; reverse_price: { price_id: number } | null }[] }).result;
    if (price?.reverse_price === undefined || price.reverse_price === null)
      throw new Error("The example search has no price for both ways");
    await renumberSearch(pool, price.price_id, first);
    return renamed(answer, [
      [price.price_id, first],
      [price.reverse_price.price_id, first + 1],
    ]);
  }
  if (id === "rent") {
    const [price] = (answer as { result: { price_id: number }[] }).result;
    if (price === undefined) throw new Error("The example search has no price for a rent");
    await renumberSearch(pool, price.price_id, EXAMPLE.rentPriceId);
    return renamed(answer, [[price.price_id, EXAMPLE.rentPriceId]]);
  }
  if (id === "yacht-offer-accept")
    await pool.query("update orders set key_salt = $1 where order_id = $2", [KEY_SALT, EXAMPLE.yachtOrderId]);
  if (id === "order") {
    await pool.query("update orders set transaction = $1, key_salt = $2 where order_id = $3", [
      EXAMPLE.transaction,
      KEY_SALT,
      EXAMPLE.orderId,
    ]);
  }
  return answer;
}

async function renumberSearch(pool: TestApp["database"]["pool"], from: number, to: number): Promise<void> {
  await pool.query(
    `update price_searches set first_id = first_id + $2 - $1
     where first_id = (select max(first_id) from price_searches where first_id <= $1)`,
    [from, to],
  );
}

function renamed(answer: unknown, pairs: readonly (readonly [number, number])[]): unknown {
  const names = new Map(pairs);
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === "price_id" && typeof value === "number" ? (names.get(value) ?? value) : value,
  );
}

async function openSessions({ database, clock }: TestApp): Promise<void> {
  await database.db.deleteFrom("sessions").execute();
  const at = new Date(clock.now);
  const until = new Date(clock.now + 86_400_000);
  await database.db
    .insertInto("sessions")
    .values(
      SESSIONS.map(({ userId, token, refresh }) => ({
        token_hash: tokenHash(token),
        refresh_hash: tokenHash(refresh),
        family: EXAMPLE.uuid,
        user_id: userId,
        created_at: at,
        expires_at: until,
        refresh_expires_at: until,
        ended_at: null,
        logged_in_at: at,
        last_seen_at: at,
        // The coordinator has been logged in for long.
        proved_at: userId === EXAMPLE.partnerId ? at : null,
        browser: "Chrome, Windows",
      })),
    )
    .execute();
}

/** Makes that address send as many changes within this hour as it may. */
async function reachLimit({ database, clock }: TestApp): Promise<void> {
  // The address of a whole office may send four times what one person needs.
  const calls = 4 * CHANGES_MOST;
  const row = { subject: `change address ${BUSY}`, window_start: new Date(clock.now), calls };
  await database.db
    .insertInto("call_counts")
    .values(row)
    .onConflict((known) => known.columns(["subject", "window_start"]).doUpdateSet({ calls }))
    .execute();
}
