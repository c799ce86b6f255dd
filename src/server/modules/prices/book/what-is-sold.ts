import type { SoldInBook, SoldTariff } from "#domain/partners/advantage-grants.ts";
import type { BookService, BookTariff } from "#domain/tariffs/tariff-book.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { storefrontOf } from "#server/modules/prices/book/storefront.ts";

/** What a book sells to travellers of one partner, as far as the advantages of its page claim something about it. */
export function whatIsSold(
  compiled: Pick<CompiledBook, "book" | "rate" | "servicesOf" | "partner">,
  partnerId: number,
): SoldInBook {
  const { book } = compiled;
  const partner = compiled.partner(String(partnerId));
  return {
    tariffs: book.tariffs.map((tariff) => soldTariff(tariff, compiled.servicesOf(tariff))),
    hasCertificates: book.certificates.length > 0,
    hasMiles: Object.keys(book.miles).length > 0,
    hasLoyalty: (partner?.loyaltyMicro ?? 0) > 0,
    hasDiscounts: book.rules.some(({ kind }) => kind === "discount"),
    currencies: storefrontOf(compiled).currencies.length,
    classes: book.classes.length,
    largestCar: Math.max(0, ...book.classes.map(({ capacity }) => capacity)),
  };
}

function soldTariff(tariff: BookTariff, services: readonly BookService[]): SoldTariff {
  const { terms } = tariff;
  const offers = (category: string): boolean => services.some((service) => service.category === category);
  const includes = (name: (typeof terms.included)[number]): boolean => terms.included.includes(name);
  return {
    airportWaiting: terms.freeWaiting.airport,
    delayTolerance: terms.delayToleranceMinutes,
    isFreeToCancel: freeCancellationMinutes(terms) !== null,
    isFixed: !tariff.flexible,
    hasStops: tariff.maxStops > 0,
    hasRent: tariff.rent !== null,
    hasMeeting: includes("meeting") || offers("table"),
    helpsWithLuggage: includes("luggage"),
    hasTolls: includes("tolls"),
    hasChildSeats: offers("baby_seat"),
    takesLargeLuggage: offers("luggage"),
  };
}
