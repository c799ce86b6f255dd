import type { CarClass } from "#domain/prices/car-class.ts";
import type { Tariff } from "#domain/prices/tariff.ts";
import { mulDiv, RATE_SCALE, type Currency } from "#domain/values/money.ts";

/** Who drives. */
export interface Provider {
  readonly id: number;
  readonly titleRu: string;
  readonly titleEn: string;
  /** 0 to 5, or null where nobody has rated yet. */
  readonly rating: number | null;
}

/** An additional service of a provider, in its own currency. */
export interface ProviderService {
  readonly id: number;
  readonly providerId: number;
  readonly uid: string;
  readonly slug: string;
  readonly type: string;
  readonly category: string;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly price: number;
  readonly currency: Currency;
  readonly defaultInclude: boolean;
}

/** All that prices are made of, as it stood when it was read. */
export interface TariffBook {
  readonly tariffs: readonly Tariff[];
  readonly classes: ReadonlyMap<number, CarClass>;
  readonly providers: ReadonlyMap<number, Provider>;
  readonly services: ReadonlyMap<number, readonly ProviderService[]>;
  /** Millionths of the second currency for one unit of the first, by `FIRST-SECOND`. */
  readonly rates: ReadonlyMap<string, number>;
}

/** Tariffs for a start in a country: the ones made for it, otherwise the ones for anywhere. */
export function tariffsFor(book: TariffBook, country: string): readonly Tariff[] {
  const own = book.tariffs.filter((tariff) => tariff.country === country);
  return own.length > 0 ? own : book.tariffs.filter((tariff) => tariff.country === null);
}

/** The rate between two currencies, through euros where no direct one is kept; undefined when there is none. */
export function rateBetween(book: TariffBook, from: Currency, to: Currency): number | undefined {
  if (from === to) return RATE_SCALE;
  const direct = book.rates.get(`${from}-${to}`);
  if (direct !== undefined) return direct;
  const toEuro = book.rates.get(`EUR-${from}`) ?? (from === "EUR" ? RATE_SCALE : undefined);
  const fromEuro = book.rates.get(`EUR-${to}`) ?? (to === "EUR" ? RATE_SCALE : undefined);
  if (toEuro === undefined || fromEuro === undefined) return undefined;
  return mulDiv(fromEuro, RATE_SCALE, toEuro);
}
