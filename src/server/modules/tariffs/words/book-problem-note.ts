import type { BookProblem, BookProblemCode } from "#domain/tariffs/book-problem.ts";
import type { FileNote } from "#server/modules/tariffs/file/file-notes.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";
import { said, type Said, type SaidValues, type TariffsKey } from "#server/modules/tariffs/words/said.ts";

const WARNINGS: readonly BookProblemCode[] = ["rules-unchecked", "rules-add-up", "tariffs-tie", "fares-tie"];

/** What the rules call an entry, and what a person calls it. */
const THINGS: Readonly<Record<string, TariffsKey>> = {
  class: "tariffs.thing.class",
  provider: "tariffs.thing.provider",
  area: "tariffs.thing.area",
  service: "tariffs.thing.service",
  tariff: "tariffs.thing.tariff",
  fare: "tariffs.thing.fare",
  rule: "tariffs.thing.rule",
  blackout: "tariffs.thing.blackout",
  partner: "tariffs.thing.partner",
  certificate: "tariffs.thing.certificate",
};

/** Whether a problem of a book only is worth a look, because nobody could tell that something is wrong. */
export function isBookWarning({ code }: BookProblem): boolean {
  return WARNINGS.includes(code);
}

/** A problem between entries of a book: told at the later line, naming the others. */
export function bookProblemNote(problem: BookProblem, written: (zone: string) => string = groundWords): FileNote {
  const [line = 0, ...others] = [...new Set(problem.lines)].toSorted((a, b) => b - a);
  const text = textOf(problem, written);
  const lines = others.toReversed().join(", ");
  const what = lines === "" ? text : said("tariffs.with-lines", { count: others.length, lines, text });
  return { line, path: "", what };
}

function textOf({ code, values }: BookProblem, written: (zone: string) => string): Said {
  const zone = (name: string): string => written(String(values[name]));
  // On one piece of ground with two names the two are told.
  const same = { same: "area" in values ? "yes" : "no", area: zone("area"), other: zone("other") };
  const classes = { ...values, many: String(values["class"]).includes(",") ? "yes" : "no" };
  switch (code) {
    case "tariffs-overlap":
      return said("tariffs.book.tariffs-overlap", { ...classes, ...same, zone: zone("zone") });
    case "fares-overlap":
      return said("tariffs.book.fares-overlap", { ...classes, ...same, from: zone("from"), to: zone("to") });
    case "tariffs-tie":
    case "fares-tie":
      return said(`tariffs.book.${code}`, { ...classes, ...same });
    case "rules-unchecked":
      return said(
        values["kind"] === undefined ? "tariffs.book.group-unchecked" : "tariffs.book.kind-unchecked",
        values,
      );
    case "percent-range":
      return said("tariffs.book.percent-range", {
        ...thing(values),
        least: whole(values, "least"),
        most: whole(values, "most"),
      });
    case "duplicate-id":
    case "negative-sum":
    case "sum-too-large":
    case "validity-reversed":
    case "dates-reversed":
      return said(`tariffs.book.${code}`, thing(values));
    default:
      return said(`tariffs.book.${code}`, values);
  }
}

/** The values with the entry they are about in words, such as `service booster`. */
function thing(values: BookProblem["values"]): SaidValues {
  const [, noun = "", name] = /^(\S*)(?: (.*))?$/.exec(String(values["what"])) ?? [];
  const key = THINGS[noun];
  if (key === undefined) return values;
  return { ...values, what: name === undefined ? said(key) : said("tariffs.thing-called", { thing: said(key), name }) };
}

/** Hundredths of a percent in whole ones. */
function whole(values: BookProblem["values"], name: string): number {
  return Number(values[name]) / 100;
}
