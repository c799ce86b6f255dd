/**
 * A stored value with the shape of a sample: members that it lacks, or that are of another kind, are those of the sample, so that
 * nothing older or foreign reaches a page. A list keeps the items that fit its first; null in a sample stands for anything small.
 */
export function fitted(stored: unknown, sample: unknown): unknown {
  if (sample === null) return isSmall(stored) ? stored : null;
  if (Array.isArray(sample)) {
    if (!Array.isArray(stored)) return [];
    const [item] = sample as readonly unknown[];
    return stored.filter((one) => item === null || kindOf(one) === kindOf(item)).map((one) => fitted(one, item));
  }
  if (typeof sample !== "object") return typeof stored === typeof sample ? stored : sample;
  const known = isRecord(stored) ? stored : {};
  const names = Object.keys(sample as object);
  // A sample without members stands for numbers by name.
  if (names.length === 0) return Object.fromEntries(Object.entries(known).filter(([, one]) => typeof one === "number"));
  return Object.fromEntries(
    names.map((name) => [name, fitted(known[name], (sample as Readonly<Record<string, unknown>>)[name])]),
  );
}

function isSmall(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every((one) => typeof one === "string" || typeof one === "number");
  return typeof value === "string" || typeof value === "number";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
}
