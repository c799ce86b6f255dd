import type { BookProvider, BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";
import { readEntry, type FileContext } from "#server/modules/tariffs/file/file-context.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { readValidity } from "#server/modules/tariffs/file/read-times.ts";
import { sumOf } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { FLAG } from "#server/modules/tariffs/kinds/text-kinds.ts";

/** The fixed fares of a provider; one for both ways becomes two, and each class has its own. Ids are given later. */
export function readFares(
  owner: Fields,
  provider: BookProvider,
  tariffs: readonly BookTariff[],
  context: FileContext,
): Omit<FixedFare, "id">[] {
  const priced = new Set(tariffs.map(({ carClassId }) => carClassId));
  return owner
    .maps("fares", ["from", "to", "both-ways", "valid", "prices"])
    .flatMap((fields) => readEntry(fields, context, () => readFare(fields, provider, { priced, context })));
}

function readFare(
  fields: Fields,
  provider: BookProvider,
  { priced, context }: { readonly priced: ReadonlySet<number>; readonly context: FileContext },
): Omit<FixedFare, "id">[] {
  const from = fields.need("from", context.ground);
  const to = fields.need("to", context.ground);
  const isBothWays = fields.may("both-ways", FLAG, false) && from !== to;
  const valid = readValidity(fields);
  const sum = sumOf(provider.currency);
  const prices = fields.pairs("prices", context.carClass, () => sum);
  if (prices.length === 0) fields.problem("", "tariffs.file.no-prices");
  return prices.flatMap(({ name: carClassId, value: amount }) => {
    if (amount === 0) fields.problem("prices", "tariffs.file.fare-of-nothing", { class: carClassId });
    if (carClassId !== 0 && !priced.has(carClassId))
      fields.problem("prices", "tariffs.file.fare-without-tariff", { class: carClassId });
    const one = { providerId: provider.id, carClassId, from, to, amount, valid, line: fields.line };
    return isBothWays ? [one, { ...one, from: to, to: from }] : [one];
  });
}
