/** A member of a value that should be an object; undefined for any other value. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The value if it is a list, otherwise an empty list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a finite number; a number written as text does not count. */
export function finite(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A trimmed line of text without control characters; empty for anything else and for text longer than `max`. */
export function line(value: unknown, max: number): string {
  if (typeof value !== "string" || value.length > max) return "";
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
