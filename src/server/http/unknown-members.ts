import type { TSchema } from "typebox";

interface SchemaShape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/**
 * Counts members that a schema does not know. They are dropped rather than refused, because
 * old clients send them; the count shows the operator what partners still send.
 */
export function unknownMembers(schema: TSchema | undefined, value: unknown): number {
  if (schema === undefined || typeof value !== "object" || value === null) return 0;
  const { properties, items } = schema as SchemaShape;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + unknownMembers(items, item), 0);
  if (properties === undefined) return 0;
  return Object.entries(value).reduce(
    (sum, [name, member]) => sum + (Object.hasOwn(properties, name) ? unknownMembers(properties[name], member) : 1),
    0,
  );
}
