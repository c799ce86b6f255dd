import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";

/** Entries of one kind with the same id or key, and fares whose class has no tariff. */
export function duplicates(book: TariffBook): readonly BookProblem[] {
  return [
    ...twice("class", book.classes, (one) => one.id),
    ...twice("provider", book.providers, (one) => one.id),
    ...twice("area", book.areas, (one) => one.key),
    ...twice("service", book.services, (one) => one.id),
    ...twice("tariff", book.tariffs, (one) => one.id),
    ...twice("fare", book.fares, (one) => one.id),
    ...twice("rule", book.rules, (one) => one.id),
    ...twice("partner", book.partners, (one) => one.userId),
    ...twice("certificate", book.certificates, (one) => one.code),
    ...withoutTariff(book),
  ];
}

function twice<One extends object>(
  what: string,
  entries: readonly One[],
  idOf: (entry: One) => string | number,
): readonly BookProblem[] {
  const known = new Map<string | number, One>();
  const problems: BookProblem[] = [];
  for (const entry of entries) {
    const first = known.get(idOf(entry));
    if (first === undefined) known.set(idOf(entry), entry);
    else
      problems.push({
        lines: [...lineOf(first), ...lineOf(entry)],
        code: "duplicate-id",
        values: { what, id: idOf(entry) },
      });
  }
  return problems;
}

function lineOf(entry: object): readonly number[] {
  return "line" in entry && typeof entry.line === "number" ? [entry.line] : [];
}

function withoutTariff({ tariffs, fares }: TariffBook): readonly BookProblem[] {
  const priced = new Set(tariffs.map((tariff) => `${tariff.providerId} ${tariff.carClassId}`));
  return fares
    .filter((fare) => !priced.has(`${fare.providerId} ${fare.carClassId}`))
    .map(({ line, providerId, carClassId }) => ({
      lines: [line],
      code: "fare-without-tariff",
      values: { provider: providerId, class: carClassId },
    }));
}
