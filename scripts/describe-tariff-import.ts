import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { compareBooks } from "#server/modules/tariffs/compare-books.ts";
import { changesNothing, describeBookChanges } from "#server/modules/tariffs/describe-book-changes.ts";
import { describeRuleOrder } from "#server/modules/tariffs/describe-rule-order.ts";
import type { TariffImport } from "#server/modules/tariffs/import-tariffs.ts";
import type { BookVersion } from "#server/modules/tariffs/tariff-books.repository.ts";
import { ground } from "#server/modules/tariffs/words/operator-book-words.ts";

/** Describes what an import does, in lines for a person. */
export function describeTariffImport(
  { before, after, isSame }: TariffImport,
  { places, extentOf }: { readonly places: (zone: string) => string; readonly extentOf: ExtentOf },
): string[] {
  if (isSame) return ["Nothing changes."];
  const changes = compareBooks(before?.book, after, places);
  if (changesNothing(changes)) return ["No price changes; only entries stand in other lines of the file."];
  const rules = changes.find(({ noun }) => noun === "rules");
  const isAboutRules = rules !== undefined && !changesNothing([rules]);
  return [...describeBookChanges(changes), ...(isAboutRules ? describeRuleOrder(after.rules, extentOf) : [])];
}

/** One version in the list. */
export function describeVersion({ version, title, madeAt, fileName, isCurrent, undoneAt }: BookVersion): string {
  const state = isCurrent ? ", in force" : undoneAt === null ? "" : `, undone ${when(undoneAt)}`;
  return `${version}  ${when(madeAt)}  ${fileName ?? "put in place at the first start"}: ${title}${state}`;
}

/** Names places the way people write them: an airport by its code, any other place by its name. */
export function sayPlaces(gazetteer: Pick<Gazetteer, "byId">): (zone: string) => string {
  return (zone) => {
    const place = zoneKind(zone) === "place" ? gazetteer.byId(zoneName(zone)) : undefined;
    return place === undefined ? ground(zone) : (place.iata ?? place.name.en);
  };
}

function when(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
