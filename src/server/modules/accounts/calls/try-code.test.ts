import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { setServers } from "#server/modules/accounts/manage/manage-accounts.ts";
import { anyPrice, attemptKey, logInAs, tripBody } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const UNKNOWN = ERRORS["certificate-unknown"].number;
const TOO_MANY = ERRORS["too-many-codes"].number;

let test: TestApp;
let priceId: number;
beforeAll(async () => {
  test = await buildTestApp();
  priceId = (await anyPrice(test.app)).price_id;
});
afterAll(() => test.close());

interface Told {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly wait: number;
}
const send = async (url: string, from: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await test.app.inject({ method: "POST", url, remoteAddress: from, headers, payload });
  const { error } = answer.json<{ error: { code: number; message: string } | null }>();
  const wait = Number(answer.headers["retry-after"] ?? 0);
  return { status: answer.statusCode, code: error?.code ?? 0, message: error?.message ?? "", wait } satisfies Told;
};
const enter = (hash: string, from: string, headers?: Record<string, string>, user?: number) => {
  const body = { hash, data_prices: [{ price_audit_id: priceId }], ...(user && { user_id: user }) };
  return send("/v4/prices/calculation-new-price?lang=en", from, body, headers);
};
const order = (hash: string, from: string) =>
  send("/v4/orders?lang=en", from, { trips: [tripBody(priceId, { hash })] }, { "idempotency-key": attemptKey() });
const guesses = (count: number, from: string, headers?: Record<string, string>, user?: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => enter(`GUESS-${at}`, from, headers, user)));
const codes = (answers: readonly Told[]) =>
  [0, UNKNOWN, TOO_MANY].map((code) => answers.filter((answer) => answer.code === code).length);

describe("R3, T-13: certificate codes cannot be guessed", () => {
  it("ten wrong ones in ten minutes are answered, however many are sent at once; then even a right one waits", async () => {
    expect(codes(await guesses(60, "192.0.2.1"))).toEqual([0, 10, 50]);
    const { status, code, message, wait } = await enter("WELCOME10", "192.0.2.1");
    expect([status, code, message]).toEqual([429, TOO_MANY, "Too many wrong codes. Try again in 10 minutes"]);
    // An order is no way round.
    expect((await order("WELCOME10", "192.0.2.1")).code).toBe(TOO_MANY);
    test.clock.now += wait * 1000;
    expect((await enter("WELCOME10", "192.0.2.1")).code).toBe(0);
  });

  it("right ones are not counted, and leave nobody waiting", async () => {
    const right = await Promise.all(Array.from({ length: 30 }, () => enter("WELCOME10", "192.0.2.2")));
    expect(codes(right)).toEqual([30, 0, 0]);
    expect(codes(await guesses(9, "192.0.2.2"))).toEqual([0, 9, 0]);
    expect((await enter("WELCOME10", "192.0.2.2")).code).toBe(0);
  });

  it("wrong ones in orders count as well, and one IPv6 household is one caller", async () => {
    for (let at = 0; at < 10; at++) expect((await order(`GUESS-${at}`, `2001:db8::${at + 1}`)).code).toBe(UNKNOWN);
    expect((await enter("GUESS-10", "2001:db8::ff")).code).toBe(TOO_MANY);
    expect((await enter("GUESS-10", "2001:db8:0:1::1")).code).toBe(UNKNOWN);
  });

  it("an account is counted by itself wherever it is, and a partner's server with its own measure", async () => {
    const headers = { authorization: `Bearer ${await logInAs(test.app, "customer")}` };
    expect(codes(await guesses(6, "192.0.2.3", headers))).toEqual([0, 6, 0]);
    expect(codes(await guesses(6, "192.0.2.4", headers))).toEqual([0, 4, 2]);
    expect((await enter("GUESS", "192.0.2.3")).code).toBe(UNKNOWN);
    await setServers(test.database.db, "partner@demo.test", ["198.51.100.7"]);
    expect(codes(await guesses(12, "198.51.100.7", {}, 1863))).toEqual([0, 12, 0]);
  });
});
