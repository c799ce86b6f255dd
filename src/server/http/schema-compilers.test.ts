import Fastify from "fastify";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { nullable, oneOf } from "#contract/wire/common.ts";
import { SCHEMA_COMPILERS } from "#server/http/schema-compilers.ts";

it("what comes as null stays null, and every other value is what it was sent as, or is refused", async () => {
  const app = Fastify({
    schemaController: { compilersFactory: SCHEMA_COMPILERS },
    ajv: { customOptions: { coerceTypes: true, allowUnionTypes: true } },
  });
  const body = Type.Object({
    text: nullable(Type.String({ maxLength: 3 })),
    sum: nullable(Type.Number({ minimum: 0 })),
    word: nullable(oneOf(["ru", "en"])),
    inner: Type.Optional(nullable(Type.Object({ zone: nullable(Type.String()) }))),
  });
  app.post("/", { schema: { body } }, async (request) => request.body);
  const send = async (payload: object) => {
    const answer = await app.inject({ method: "POST", url: "/", payload });
    return answer.statusCode === 200 ? answer.json<unknown>() : answer.statusCode;
  };
  const nothing = { text: null, sum: null, word: null, inner: { zone: null } };
  expect(await send(nothing)).toEqual(nothing);
  expect(await send({ ...nothing, inner: null })).toEqual({ ...nothing, inner: null });
  const some = { text: "", sum: 0, word: "en", inner: { zone: "" } };
  expect(await send(some)).toEqual(some);
  // What is written otherwise is still read.
  expect(await send({ ...some, sum: "7.5" })).toEqual({ ...some, sum: 7.5 });
  for (const wrong of [{ text: "long" }, { sum: -1 }, { word: "de" }])
    expect(await send({ ...some, ...wrong })).toBe(400);
  await app.close();
});
