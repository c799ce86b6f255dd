import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import type { PublicEndpoint } from "#contract/wire/endpoint.ts";
import { ErrorEnvelope } from "#contract/wire/envelope.ts";
import { errorByNumber, type ErrorCode } from "#contract/wire/errors.ts";

const ENDPOINTS: ReadonlyMap<string, PublicEndpoint> = new Map(PUBLIC_ENDPOINTS.map((one) => [one.name, one]));

/** Refusals that any call may answer with, because they are decided before or outside its handler. */
export const COMMON_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  "malformed",
  "unauthorised",
  "forbidden",
  "user-differs",
  "cross-site",
  "unsupported-media",
  "too-large",
  "too-many-calls",
  "attempt-key-wrong",
  "internal",
  "unavailable",
]);

/** A schema that also refuses members it does not name; the serializer would drop them silently. */
export function closed(schema: TSchema): TSchema {
  return closedValue(schema) as TSchema;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  if (typeof value !== "object" || value === null) return value;
  // Typebox's hidden members are kept: its compiler recognises a schema by them.
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

/**
 * Members of a value that its schema does not name, and members that the schema requires and
 * the value lacks, as sent on the wire.
 */
export function mismatches(schema: TSchema, value: unknown): string[] {
  const onTheWire: unknown = JSON.parse(JSON.stringify(value) ?? "null");
  const validator = validatorOf(schema);
  if (validator.Check(onTheWire)) return [];
  return validator
    .Errors(onTheWire)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** The same for the whole envelope of a call; a refusal must be one that the call declares. */
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
 * Checks every answer of a test's server against the schema of its call. It looks before the answer is serialized,
 * because the serializer drops what the schema does not name. Returns a function that gives the findings, once each.
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
  // A finished text bypasses the hook above, and the serializer too.
  app.addHook("onSend", async (request, _reply, payload) => {
    const { name = "" } = request.routeOptions.config;
    if (!looked.has(request) && Buffer.isBuffer(payload) && ENDPOINTS.has(name)) {
      note(name, envelopeMismatches(name, JSON.parse(payload.toString())));
    }
    return payload;
  });
  return () => [...found];
}
