import buildValidators from "@fastify/ajv-compiler";
import buildSerializers from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type Compilers = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;
type Compile = (route: { readonly schema?: unknown }) => Compiled;

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

/** What checks or writes a value; a validator leaves what it found in `errors`, and is told where the value stands. */
interface Compiled {
  (value: unknown, place?: object): unknown;
  errors?: unknown;
  /** Fastify tells the place only to what has this. */
  schemaEnv?: unknown;
}

/** Compiles at the first call: most calls of a server are not made for hours, and all at once take a second of every start. */
function compileLate(compile: () => Compiled): Compiled {
  let own: Compiled | undefined;
  const late: Compiled = (value, place) => {
    own ??= compile();
    const result = own(value, place);
    late.errors = own.errors;
    return result;
  };
  late.schemaEnv = true;
  return late;
}

/** Makes one compiler for the whole process, which compiles every schema once, however many routes read the same. */
function compileOnce<F>(factory: F, read: (schema: unknown) => unknown = (schema) => schema): F {
  let compile: Compile | undefined;
  const byText = new Map<string, Compiled>();
  // To write a schema as text takes longer than anything else of mounting a call.
  const bySchema = new WeakMap<object, Compiled>();
  const build = (shared: object, options: object): Compile => {
    // Our schemas name no others, and every server is built with the same options.
    compile ??= (factory as (shared: object, options: object) => Compile)(shared, options);
    const first = compile;
    return (route) => {
      const schema = route.schema as object;
      const known = bySchema.get(schema);
      if (known !== undefined) return known;
      const key = JSON.stringify(schema);
      const compiled = byText.get(key) ?? compileLate(() => first({ ...route, schema: read(schema) }));
      byText.set(key, compiled);
      bySchema.set(schema, compiled);
      return compiled;
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
