import type { BookProblem, BookProblemCode } from "#domain/tariffs/book-problem.ts";
import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";
import type { FileNote } from "#server/modules/tariffs/file/operator-yaml.ts";

type Values = BookProblem["values"];
type Say = (zone: string | number | undefined) => string;

const WORDS: Readonly<Record<BookProblemCode, (values: Values, say: Say) => string>> = {
  "duplicate-id": ({ what, id }) => `${what} ${id} is there twice`,
  "tariffs-overlap": (values, say) =>
    `two tariffs of provider ${values["provider"]} for ${classes(values)} from ${say(values["zone"])} hold at the same time${sameGround(values, say)}; part them by valid`,
  "fares-overlap": (values, say) =>
    `two fares of provider ${values["provider"]} for ${classes(values)} from ${say(values["from"])} to ${say(values["to"])} hold at the same time${sameGround(values, say)}; part them by valid`,
  "tariffs-tie": (values, say) =>
    `two tariffs of provider ${values["provider"]} for ${classes(values)}, and ${tie(values, say)}`,
  "fares-tie": (values, say) =>
    `two fares of provider ${values["provider"]} for ${classes(values)}, and ${tie(values, say)}`,
  "fare-without-tariff": (values) =>
    `a fare for class ${values["class"]}, of which provider ${values["provider"]} has no tariff`,
  "rules-contradict": (values) =>
    `two rules of provider ${values["provider"]} in the group ${values["group"]} have the priority ${values["priority"]} and can fit the same ride; give one a higher priority`,
  "rules-twice": (values) =>
    `two ${values["kind"]} rules of provider ${values["provider"]} ask the same of a ride, which would pay both; leave one out or part them by valid, or give each a group of its own if both are meant`,
  "rules-add-up": (values) =>
    `two ${values["kind"]} rules of provider ${values["provider"]} can fit the same ride, which then pays both; give them one group if only the first by priority shall count, or each a group of its own if both are meant`,
  "rules-unchecked": (values) =>
    values["kind"] === undefined
      ? `${values["rules"]} rules of provider ${values["provider"]} share the group ${values["group"]} and the priority ${values["priority"]}, too many to compare all; give them priorities`
      : `there are ${values["rules"]} ${values["kind"]} rules of provider ${values["provider"]} without a group, too many to compare all; whether two of them fit the same ride was not looked at to the end`,
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

const WARNINGS: readonly BookProblemCode[] = ["rules-unchecked", "rules-add-up", "tariffs-tie", "fares-tie"];

/** Whether a problem of a book only is worth a look, because nobody could tell that something is wrong. */
export function isBookWarning({ code }: BookProblem): boolean {
  return WARNINGS.includes(code);
}

/** A problem between entries of a book as a person reads it: at the later line, naming the others. */
export function sayBookProblem({ lines, code, values }: BookProblem, written = ground): FileNote {
  const [line = 0, ...others] = [...new Set(lines)].toSorted((a, b) => b - a);
  const named = others.toReversed();
  const beside = named.length === 0 ? "" : `with line${named.length > 1 ? "s" : ""} ${named.join(", ")}: `;
  return { line, text: beside + WORDS[code](values, (zone) => written(String(zone))) };
}

/** Ground as the operator's file names it. */
export function ground(key: string): string {
  const kind = zoneKind(key);
  if (kind === "anywhere") return "anywhere";
  return kind === "place" ? zoneName(key) : `${kind} ${zoneName(key)}`;
}

function classes({ class: ids }: Values): string {
  return `class${String(ids).includes(",") ? "es" : ""} ${ids}`;
}

function sameGround({ area, other }: Values, say: Say): string {
  return area === undefined ? "" : ` (${say(area)} and ${say(other)} are the same ground)`;
}

function tie({ area, other }: Values, say: Say): string {
  return `${say(area)} and ${say(other)} overlap and are of one size, so that in what they share chance decides; make one of them smaller`;
}
