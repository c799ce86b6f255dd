import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { compareBooks } from "#server/modules/tariffs/compare-books.ts";
import { changesNothing, describeBookChanges } from "#server/modules/tariffs/describe-book-changes.ts";
import { describeRuleOrder } from "#server/modules/tariffs/describe-rule-order.ts";
import type { TariffImport } from "#server/modules/tariffs/import-tariffs.ts";
import type { BookVersion } from "#server/modules/tariffs/tariff-books.repository.ts";
import type { Reader } from "#server/modules/tariffs/words/describe-entries.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";
import { said, sayIn } from "#server/modules/tariffs/words/said.ts";

/** What an import does, as lines for a person. */
export function describeTariffImport(
  { before, after, isSame }: TariffImport,
  reader: Reader,
  extentOf: ExtentOf,
): string[] {
  const { locale } = reader;
  if (isSame) return [sayIn(locale, said("tariffs.changes.none"))];
  const changes = compareBooks(before?.book, after, reader);
  if (changesNothing(changes)) return [sayIn(locale, said("tariffs.changes.lines-only"))];
  const rules = changes.find(({ kind }) => kind === "rules");
  const isAboutRules = rules !== undefined && !changesNothing([rules]);
  return [
    ...describeBookChanges(changes, locale),
    ...(isAboutRules ? describeRuleOrder(after.rules, extentOf, locale) : []),
  ];
}

/** One version of the list. */
export function describeVersion(
  { version, title, madeAt, fileName, isCurrent, undoneAt }: BookVersion,
  locale: Locale,
): string {
  const file = fileName ?? sayIn(locale, said("tariffs.version.first-start"));
  const values = { version, at: when(madeAt), file, title };
  if (isCurrent) return sayIn(locale, said("tariffs.version.in-force", values));
  if (undoneAt === null) return sayIn(locale, said("tariffs.version.earlier", values));
  return sayIn(locale, said("tariffs.version.undone", { ...values, undone: when(undoneAt) }));
}

/** Somebody who calls ground as people do: an airport by its code, another place by its name. */
export function readerOf(locale: Locale, gazetteer: Pick<Gazetteer, "byId">): Reader {
  return {
    locale,
    ground(zone) {
      const place = zoneKind(zone) === "place" ? gazetteer.byId(zoneName(zone)) : undefined;
      return place === undefined ? groundWords(zone) : (place.iata ?? nameIn(place.name, locale));
    },
  };
}

function when(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
