type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a value of such a type is made of where it comes as another. */
const COERCED: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean"]);

/**
 * The same schema with "this or null" as one list of types. Of alternatives, AJV's coercion reads null as the first that it can be made of: an
 * empty text, or nought. Within one list null is what it is.
 */
export function keepNull(schema: unknown): unknown {
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
