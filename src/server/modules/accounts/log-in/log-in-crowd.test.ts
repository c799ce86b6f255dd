import { expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { placedOrder } from "../../../../../tests/support/factories.ts";
import { buildTestApp } from "../../../../../tests/support/test-app.ts";

const CROWD = 150;

it(`R-31: while ${CROWD} people log in at once an order is taken, and whoever would wait too long is told when to come back`, async () => {
  const test = await buildTestApp();
  let answered = 0;
  const logIns = Array.from({ length: CROWD }, async (_, at) => {
    const answer = await test.app.inject({
      method: "POST",
      url: "/v4/auth/login",
      remoteAddress: `198.51.100.${at}`,
      payload: { login: `nobody-${at}@example.org`, password: "a guess of ten" },
    });
    answered += 1;
    return answer;
  });
  await placedOrder(test.app);
  // Those who are let in are still at it.
  expect(answered).toBeLessThan(CROWD);
  const answers = await Promise.all(logIns);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(CROWD / 2);
  for (const answer of refused) {
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json()).toMatchObject({ error: { code: ERRORS.busy.number } });
  }
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 503]));
  await test.close();
});
