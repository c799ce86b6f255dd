import type { BookProvider, BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";
import type { Fields } from "#server/modules/tariffs/file/fields.ts";
import { readEntry, type FileContext } from "#server/modules/tariffs/file/file-context.ts";
import { readValidity } from "#server/modules/tariffs/file/times.ts";
import { FLAG, SUM } from "#server/modules/tariffs/file/values.ts";

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
  const prices = fields.pairs("prices", context.carClass, SUM);
  if (prices.length === 0) fields.problem("", "prices is missing; write a sum for each class like { 2: 1900 }");
  return prices.flatMap(({ name: carClassId, value: amount }) => {
    if (amount === 0) fields.problem("prices", `${carClassId}: must be above zero`);
    if (carClassId !== 0 && !priced.has(carClassId))
      fields.problem(
        "prices",
        `${carClassId}: the provider has no tariff of this class, which a fare needs for its terms`,
      );
    const one = { providerId: provider.id, carClassId, from, to, amount, valid, line: fields.line };
    return isBothWays ? [one, { ...one, from: to, to: from }] : [one];
  });
}
