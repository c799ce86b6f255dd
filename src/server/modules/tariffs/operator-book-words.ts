import type { BookProblem, BookProblemCode } from "#domain/tariffs/book-problem.ts";
import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";
import type { FileNote } from "#server/modules/tariffs/operator-file-yaml.ts";

type Values = BookProblem["values"];

const WORDS: Readonly<Record<BookProblemCode, (values: Values) => string>> = {
  "duplicate-id": ({ what, id }) => `${what} ${id} is there twice`,
  "tariffs-overlap": (values) =>
    `two tariffs of provider ${values["provider"]} for class ${values["class"]} from ${ground(values["zone"])} hold at the same time; part them by valid`,
  "fares-overlap": (values) =>
    `two fares of provider ${values["provider"]} for class ${values["class"]} from ${ground(values["from"])} to ${ground(values["to"])} hold at the same time; part them by valid`,
  "fare-without-tariff": (values) =>
    `a fare for class ${values["class"]}, of which provider ${values["provider"]} has no tariff`,
  "rules-contradict": (values) =>
    `two rules of provider ${values["provider"]} in the group ${values["group"]} have the priority ${values["priority"]} and can fit the same ride; give one a higher priority`,
  "rules-unchecked": (values) =>
    `${values["rules"]} rules of provider ${values["provider"]} share the group ${values["group"]} and the priority ${values["priority"]}, too many to compare all; give them priorities`,
  "bands-not-rising": ({ band }) => `bands: the up-to of band ${band} must be more than the one before`,
  "bands-without-end": () => "bands: the last band must have no up-to",
  "cancellation-not-falling": ({ step }) => `cancellation: step ${step} is not later and dearer than the one before`,
  "validity-reversed": ({ from, to }) => `valid: ${from} to ${to} ends before it begins`,
  "dates-reversed": ({ from, to }) => `dates: ${from} - ${to} ends before it begins`,
  "negative-sum": ({ what, field }) => `${what}: ${field} is below zero`,
  "sum-too-large": ({ what, field }) => `${what}: ${field} is too large a sum`,
  "percent-range": (values) =>
    `${values["what"]}: ${values["field"]} must be from ${Number(values["least"]) / 100}% to ${Number(values["most"]) / 100}%`,
};

/** Whether a problem of a book only is worth a look, because nobody could tell that something is wrong. */
export function isBookWarning({ code }: BookProblem): boolean {
  return code === "rules-unchecked";
}

/** A problem between entries of a book as a person reads it: at the later line, naming the others. */
export function sayBookProblem({ lines, code, values }: BookProblem): FileNote {
  const [line = 0, ...others] = [...new Set(lines)].toSorted((a, b) => b - a);
  const named = others.toReversed();
  const beside = named.length === 0 ? "" : `with line${named.length > 1 ? "s" : ""} ${named.join(", ")}: `;
  return { line, text: beside + WORDS[code](values) };
}

/** Ground as the operator's file names it. */
export function ground(zone: string | number | undefined): string {
  const key = String(zone);
  const kind = zoneKind(key);
  if (kind === "anywhere") return "anywhere";
  return kind === "place" ? zoneName(key) : `${kind} ${zoneName(key)}`;
}
