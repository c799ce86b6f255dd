import buildValidators from "@fastify/ajv-compiler";
import buildSerializers from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";
import { keepNull } from "#server/http/keep-null.ts";

type Compilers = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;
type Compile = (route: { readonly schema?: unknown }) => unknown;

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
