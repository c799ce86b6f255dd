import buildValidators from "@fastify/ajv-compiler";
import buildSerializers from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type Compilers = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;
type Compile = (route: { readonly schema?: unknown }) => unknown;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a value of such a type is made of where it comes as another. */
const COERCED: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean"]);

/**
 * The same schema with "this or null" as one list of types. Of alternatives, AJV's coercion reads null as the first that it can be made of: an
 * empty text, or nought. Within one list null is what it is.
 */
function keepNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(keepNull);
  if (!isSchema(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, keepNull(value)]));
  const { anyOf, ...rest } = kept;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return kept;
  const other = anyOf.find((one) => isSchema(one) && one["type"] !== "null");
  if (!isSchema(other) || !COERCED.has(other["type"]) || anyOf.every((one) => one === other)) return kept;
  if (!anyOf.some((one) => isSchema(one) && one["type"] === "null")) return kept;
  return {
    ...rest,
    ...other,
    type: [other["type"], "null"],
    ...(Array.isArray(other["enum"]) && { enum: [...other["enum"], null] }),
  };
}

/** Makes one compiler for the whole process, which compiles every schema once, however many routes read the same. */
function compileOnce<F>(factory: F, read: (schema: unknown) => unknown = (schema) => schema): F {
  let compile: Compile | undefined;
  const compiled = new Map<string, unknown>();
  const build = (shared: object, options: object): Compile => {
    // Our schemas name no others, and every server is built with the same options.
    compile ??= (factory as (shared: object, options: object) => Compile)(shared, options);
    const first = compile;
    return (route) => {
      const key = JSON.stringify(route.schema);
      if (!compiled.has(key)) compiled.set(key, first({ ...route, schema: read(route.schema) }));
      return compiled.get(key);
    };
  };
  return build as F;
}

/**
 * Fastify's own compilers, but a call that is mounted under six prefixes is compiled once: that takes half a second
 * off a start, and again as much off each further server of a test. What comes as null stays null.
 */
export const SCHEMA_COMPILERS: Compilers = {
  buildValidator: compileOnce(buildValidators(), keepNull),
  buildSerializer: compileOnce(buildSerializers()),
};
