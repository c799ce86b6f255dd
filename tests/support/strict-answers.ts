import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { API } from "#contract/api.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { ErrorEnvelope } from "#contract/wire/envelope.ts";
import { errorByNumber, type ErrorCode } from "#contract/wire/errors.ts";

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map((API as readonly Endpoint[]).map((one) => [one.name, one]));

/** Refusals that any call may answer, because they are decided before its handler or beside it. */
export const COMMON_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  "malformed",
  "unauthorised",
  "forbidden",
  "user-differs",
  "cross-site",
  "unsupported-media",
  "too-large",
  "too-many-calls",
  "internal",
  "unavailable",
]);

/** A schema that also refuses members it does not name: the serializer would drop them without a word. */
export function closed(schema: TSchema): TSchema {
  return closedValue(schema) as TSchema;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  if (typeof value !== "object" || value === null) return value;
  // Hidden members of typebox are kept: they tell its compiler what a schema is.
  const copy = Object.create(
    Object.getPrototypeOf(value) as object | null,
    Object.getOwnPropertyDescriptors(value),
  ) as Record<string, unknown>;
  for (const [name, member] of Object.entries(value)) copy[name] = closedValue(member);
  return "properties" in value ? { ...copy, additionalProperties: false } : copy;
}

const compiled = new Map<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const fresh = Compile(closed(schema)) as unknown as Validator;
  compiled.set(schema, fresh);
  return fresh;
}

/** What a value has that its schema does not name, or lacks that the schema demands; as it stands on the wire. */
export function mismatches(schema: TSchema, value: unknown): string[] {
  const onTheWire: unknown = JSON.parse(JSON.stringify(value) ?? "null");
  const validator = validatorOf(schema);
  if (validator.Check(onTheWire)) return [];
  return validator
    .Errors(onTheWire)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** The same for a whole envelope of a call, refusals included: each must be one that the call declares. */
export function envelopeMismatches(name: string, envelope: unknown): string[] {
  const endpoint = ENDPOINTS.get(name);
  if (endpoint === undefined || !isEnvelope(envelope)) return [];
  if (envelope.error === null) return mismatches(endpoint.result, envelope.result);
  const code = errorByNumber(envelope.error.code);
  const isDeclared = code !== undefined && (COMMON_REFUSALS.has(code) || endpoint.errors.includes(code));
  return [
    ...mismatches(ErrorEnvelope, envelope),
    ...(isDeclared ? [] : [`answers ${code ?? envelope.error.code}, which it does not declare`]),
  ];
}

function isEnvelope(value: unknown): value is { result: unknown; error: { code: number } | null } {
  return typeof value === "object" && value !== null && "result" in value && "error" in value;
}

/**
 * Holds every answer that a test's server gives against the schema of its call. It looks before the answer is serialized,
 * because the serializer leaves out what the schema does not name. Answers what was found, once each.
 */
export function watchAnswers(app: FastifyInstance): () => readonly string[] {
  const found = new Set<string>();
  const note = (name: string | undefined, problems: readonly string[]): void => {
    for (const problem of problems) found.add(`${name}: ${problem}`);
  };
  const looked = new WeakSet<FastifyRequest>();
  app.addHook("preSerialization", async (request, _reply, payload) => {
    looked.add(request);
    note(request.routeOptions.config.name, envelopeMismatches(request.routeOptions.config.name ?? "", payload));
    return payload;
  });
  // An answer that is written already comes past the hook above, and past the serializer too.
  app.addHook("onSend", async (request, _reply, payload) => {
    const { name = "" } = request.routeOptions.config;
    if (!looked.has(request) && Buffer.isBuffer(payload) && ENDPOINTS.has(name)) {
      note(name, envelopeMismatches(name, JSON.parse(payload.toString())));
    }
    return payload;
  });
  return () => [...found];
}
