import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";

/** Notes where a value stands, and tells when it was there before. */
export type SeenOnce<T> = (fields: Fields, key: string, value: T) => void;

/** Finds what must be there once only. */
export function createSeenOnce<T extends string | number>(): SeenOnce<T> {
  const lines = new Map<T, number>();
  return (fields, key, value) => {
    if (!fields.has(key)) return;
    const line = fields.lineOf(key);
    const known = lines.get(value);
    if (known === undefined) lines.set(value, line);
    else fields.problem(key, "tariffs.file.twice", { name: value, line: known });
  };
}
