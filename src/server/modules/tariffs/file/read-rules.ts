import {
  RULE_KINDS,
  type Blackout,
  type BookProvider,
  type RuleKind,
  type TariffRule,
} from "#domain/tariffs/tariff-book.ts";
import { readEntry, type FileContext } from "#server/modules/tariffs/file/file-context.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { readDates, readRuleTime, readValidity } from "#server/modules/tariffs/file/read-times.ts";
import { readTitle, TITLE_FIELDS } from "#server/modules/tariffs/file/title-fields.ts";
import { effectOf, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { label, oneOf } from "#server/modules/tariffs/kinds/text-kinds.ts";

const KIND = oneOf<RuleKind>(RULE_KINDS);
const KNOWN = [
  "kind",
  ...TITLE_FIELDS,
  "add",
  "priority",
  "group",
  "hours",
  "weekdays",
  "dates",
  "start",
  "finish",
  "either",
  "classes",
  "valid",
];
const PRIORITY = whole(-1000, 1000);

/** The rules of a provider. Ids are given later. */
export function readRules(owner: Fields, provider: BookProvider, context: FileContext): Omit<TariffRule, "id">[] {
  const rules = owner.maps("rules", KNOWN);
  return rules.map((fields) => readEntry(fields, context, () => readRule(fields, provider, context)));
}

function readRule(fields: Fields, provider: BookProvider, context: FileContext): Omit<TariffRule, "id"> {
  const kind = fields.need("kind", KIND);
  const effect = fields.need("add", effectOf(provider.currency));
  const size = "percent" in effect ? effect.percent : effect.amount;
  if (kind === "discount" && size > 0) fields.problem("add", "tariffs.file.discount-above-zero");
  return {
    providerId: provider.id,
    kind,
    name: readTitle(fields),
    priority: fields.may("priority", PRIORITY, 0),
    group: fields.may("group", label(), ""),
    time: readRuleTime(fields),
    start: grounds(fields, "start", context),
    finish: grounds(fields, "finish", context),
    either: grounds(fields, "either", context),
    carClassIds: readClassIds(fields, context),
    effect,
    valid: readValidity(fields),
    line: fields.line,
  };
}

/** The dates on which a provider takes no rides. */
export function readBlackouts(owner: Fields, provider: BookProvider, context: FileContext): Blackout[] {
  return owner.maps("blackouts", ["from", "dates", "classes"]).map((fields) => {
    const dates = readDates(fields);
    if (!fields.has("dates")) fields.missing("dates");
    return {
      providerId: provider.id,
      zone: fields.need("from", context.ground),
      carClassIds: readClassIds(fields, context),
      dates,
      line: fields.line,
    };
  });
}

/** The classes an entry is for; empty is every class. */
export function readClassIds(fields: Fields, context: FileContext): number[] {
  return [...new Set(fields.values("classes", context.carClass))].toSorted((a, b) => a - b);
}

function grounds(fields: Fields, key: string, context: FileContext): string[] {
  return [...new Set(fields.values(key, context.ground))];
}
