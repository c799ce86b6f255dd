import Fastify from "fastify";
import { Type } from "typebox";
import { describe, expect, test } from "vitest";
import { getMiles } from "#contract/prices/bonus.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { envelopeMismatches, mismatches, watchAnswers } from "../support/strict-answers.ts";
import { buildTestApp } from "../support/test-app.ts";

const PLACE = Type.Object({
  title: Type.String(),
  at: Type.Object({ lat: Type.Number() }),
  code: Type.Optional(Type.String()),
  rows: Type.Array(Type.Object({ id: Type.Integer() })),
});

describe("rule 26: an answer that differs from its schema is found", () => {
  const good = { title: "Moscow", at: { lat: 55 }, rows: [{ id: 1 }] };
  test.each([
    ["nothing is wrong", good, false],
    ["a member without a value", { ...good, code: undefined }, false],
    ["a member is missing", { title: "Moscow", at: { lat: 55 } }, true],
    ["a member nobody declared", { ...good, more: 1 }, true],
    ["one below another", { ...good, at: { lat: 55, lng: 37 } }, true],
    ["one in a list", { ...good, rows: [{ id: 1, name: "x" }] }, true],
    ["another type", { ...good, rows: [{ id: "1" }] }, true],
    ["a number that JSON cannot say", { ...good, at: { lat: Number.NaN } }, true],
  ])("%s", (_title, value, isWrong) => {
    expect(mismatches(PLACE, value).length > 0).toBe(isWrong);
  });

  test("a refusal that the call does not declare", () => {
    const refused = (code: keyof typeof ERRORS) => ({
      result: null,
      error: { name: "Bad Request", message: "No", code: ERRORS[code].number, status: 400, type: "BadRequest" },
      "x-uuid": "1",
    });
    expect(envelopeMismatches(getMiles.name, refused("bonus-number-wrong"))).toEqual([]);
    expect(envelopeMismatches(getMiles.name, refused("malformed"))).toEqual([]);
    expect(envelopeMismatches(getMiles.name, refused("place-unknown"))).toHaveLength(1);
  });
});

test("every call of a test's server is watched, whether its answer is serialized or written already", async () => {
  const app = Fastify();
  const schema = { response: { 200: Type.Object({ result: getMiles.result, error: Type.Null() }) } };
  app.get("/plain", { schema, config: { name: getMiles.name } }, async () => ({
    result: { message: "", value: 1, plain: true },
    error: null,
  }));
  app.get("/written", { schema, config: { name: getMiles.name } }, async () =>
    Buffer.from(JSON.stringify({ result: { message: "", value: 1, written: true }, error: null })),
  );
  const found = watchAnswers(app);
  expect((await app.inject("/plain")).json()).toMatchObject({ result: { value: 1 } });
  expect((await app.inject("/written")).json()).toMatchObject({ result: { written: true } });
  expect(found().join()).toMatch(/plain.*written/s);
  await app.close();
});

test("rule 20: a test whose server answers something outside its contract fails when the server closes", async () => {
  const ride = { metres: 1000, seconds: 60, line: [], approximate: "perhaps" };
  const served = await buildTestApp({ parts: { directions: { route: async () => ride as never } } });
  const answer = await served.app.inject("/v4/navigation-paths?start_point=55.9,37.4&finish_point=55.7,37.6");
  expect(answer.statusCode).toBe(200);
  await expect(served.close()).rejects.toThrow("getNavigationPath: /approximate must be boolean");
});
