/** Where the words of a field's values stand, the first that knows one. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  role: ["console.role."],
  result: ["console.audit.result."],
  reason: ["console.desk.reason.", "console.requests.reason."],
  state: ["console.state.", "console.requests.state.", "console.refunds.state."],
  way: ["console.refunds.way."],
  was: ["console.state.", "console.requests.state."],
  payBy: ["console.payBy."],
};

/** A value of an entry in words, or as it is kept where it is no word of ours. */
export function auditValue(field: string, value: string, t: (key: string) => string): string {
  const keys = (WORDS[field] ?? []).map((begin) => `${begin}${value}`);
  const known = keys.find((key) => t(key) !== key);
  return known === undefined ? value : t(known);
}
