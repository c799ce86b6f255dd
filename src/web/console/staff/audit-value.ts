import type { Console } from "#web/console/app/console.tsx";

/** Where the words of a field's values stand, the first that knows one. */
const WORDS = {
  role: ["console.role"],
  result: ["console.audit.result"],
  reason: ["console.desk.reason", "console.requests.reason"],
  state: ["console.state", "console.requests.state", "console.refunds.state"],
  way: ["console.refunds.way"],
  was: ["console.state", "console.requests.state"],
  payBy: ["console.payBy"],
} as const;

const isWorded = (field: string): field is keyof typeof WORDS => Object.hasOwn(WORDS, field);

/** A value of an entry in words, or as it is kept where it is no word of ours. */
export function auditValue(field: string, value: string, wordOf: Console["wordOf"]): string {
  if (!isWorded(field)) return value;
  return WORDS[field].map((begin) => wordOf(begin, value)).find((words) => words !== value) ?? value;
}
