import type { Place } from "#domain/places/place.ts";
import { certificateKey } from "#domain/prices/certificate-uses.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type {
  Blackout,
  BookProvider,
  BookService,
  BookTariff,
  Certificate,
  FixedFare,
  PartnerRate,
  TariffBook,
  TariffRule,
  ZoneKey,
} from "#domain/tariffs/tariff-book.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { priceStep, type Currency } from "#domain/values/money.ts";
import { createBlackoutCalendar } from "#server/modules/prices/book/blackout-calendar.ts";
import { currencyRates, type RateBetween } from "#server/modules/prices/book/currency-rates.ts";
import { createFareIndex, type HearFare } from "#server/modules/prices/book/fare-index.ts";
import { createGroundFinder, zonesOf, type HeldGround } from "#server/modules/prices/book/ground-finder.ts";
import type { OperatorAreas, Zones } from "#server/modules/prices/book/zones.ts";

/** The rules whose ground fits a ride, by provider. */
type RuleIndex = (start: Zones, finish: Zones) => ReadonlyMap<number, readonly TariffRule[]>;

type ByZone = Map<ZoneKey, TariffRule[]>;

/**
 * Sorts rules by their ground, so that a ride only checks those of its own zones. A rule is stored under its start, otherwise
 * under its finish, otherwise under either end; only rules without any ground are checked for every ride.
 */
function createRuleIndex(rules: readonly TariffRule[]): RuleIndex {
  const [starts, finishes, ends]: [ByZone, ByZone, ByZone] = [new Map(), new Map(), new Map()];
  const everywhere: TariffRule[] = [];
  for (const rule of rules) {
    if (rule.start.length > 0) addTo(starts, rule.start, rule);
    else if (rule.finish.length > 0) addTo(finishes, rule.finish, rule);
    else if (rule.either.length > 0) addTo(ends, rule.either, rule);
    else everywhere.push(rule);
  }
  return (start, finish) => {
    const met = new Set<TariffRule>(everywhere);
    const collect = (from: ByZone, keys: readonly ZoneKey[]): void => {
      for (const key of keys) for (const rule of from.get(key) ?? []) met.add(rule);
    };
    collect(starts, start.keys);
    collect(finishes, finish.keys);
    collect(ends, start.keys);
    collect(ends, finish.keys);
    const fitting = [...met].filter(
      (rule) =>
        lies(rule.start, start.keys) &&
        lies(rule.finish, finish.keys) &&
        (lies(rule.either, start.keys) || lies(rule.either, finish.keys)),
    );
    return Map.groupBy(fitting, (rule) => rule.providerId);
  };
}

function lies(asked: readonly ZoneKey[], keys: readonly ZoneKey[]): boolean {
  return asked.length === 0 || asked.some((key) => keys.includes(key));
}

function addTo(index: ByZone, keys: readonly ZoneKey[], rule: TariffRule): void {
  for (const key of keys) {
    const known = index.get(key);
    if (known) known.push(rule);
    else index.set(key, [rule]);
  }
}

/** Why a tariff of the start's own ground does not count: not valid on the day, or another one lies closer. */
export type TariffVerdict = "not-valid" | { readonly closer: BookTariff };

/** Hears of every tariff of the start's own ground that does not count. */
export type HearTariff = (tariff: BookTariff, verdict: TariffVerdict) => void;

/** A tariff book prepared for searches: everything is looked up by zone, so a large book is as fast as a small one. */
export interface CompiledBook {
  readonly version: number;
  readonly book: TariffBook;
  /** How long preparing it took, in milliseconds. */
  readonly compiledMs: number;
  readonly classes: ReadonlyMap<number, CarClass>;
  readonly providers: ReadonlyMap<number, BookProvider>;
  tariffById(id: number): BookTariff | undefined;
  /** The grounds that contain a place or address, closest first. */
  groundsAt(place: Place, point: GeoPoint): readonly HeldGround[];
  zonesAt(place: Place, point: GeoPoint): Zones;
  /** The closest tariff of each provider and class. */
  tariffsFor(start: Zones, date: string, hear?: HearTariff): readonly BookTariff[];
  fareFor(tariff: BookTariff, start: Zones, finish: Zones, date: string, hear?: HearFare): FixedFare | undefined;
  /** The rules of the tariff's provider and class whose ground fits; times are not checked here. */
  rulesFor(tariff: BookTariff, start: Zones, finish: Zones): readonly TariffRule[];
  servicesOf(tariff: BookTariff): readonly BookService[];
  isBlackedOut(tariff: BookTariff, start: Zones, date: string): boolean;
  /** The blackout that keeps a tariff from selling on a date. */
  blackoutOn(tariff: BookTariff, start: Zones, date: string): Blackout | undefined;
  /** The blacked-out dates among the `days` days that start at `from`. */
  blackoutDates(tariff: BookTariff, start: Zones, from: string, days: number): readonly string[];
  partner(userId: string | null): PartnerRate | undefined;
  certificate(code: string): Certificate | undefined;
  readonly rate: RateBetween;
  /** The step to which prices in a currency are rounded up, in minor units. */
  step(currency: Currency): number;
}

/** Prepares a book for searches. */
export function compileBook(book: TariffBook, version: number, areas: OperatorAreas): CompiledBook {
  const startedAt = performance.now();
  const providers = new Map(book.providers.map((provider) => [provider.id, provider]));
  const classes = new Map(book.classes.map((carClass) => [carClass.id, carClass]));
  const sold = book.tariffs.filter(
    ({ providerId, carClassId }) => providers.get(providerId)?.deleted === false && classes.has(carClassId),
  );
  const tariffs = Map.groupBy(sold, (tariff) => tariff.zone);
  const byId = new Map(sold.map((tariff) => [tariff.id, tariff]));
  const blackouts = createBlackoutCalendar(book.blackouts);
  const services = Map.groupBy(book.services, (service) => service.providerId);
  const partners = new Map(book.partners.map((partner) => [String(partner.userId), partner]));
  const certificates = new Map(book.certificates.map((certificate) => [certificateKey(certificate.code), certificate]));
  const rulesAt = lastPair(createRuleIndex(book.rules));
  const faresAt = lastPair(createFareIndex(book.fares));
  const groundsAt = createGroundFinder(book.areas, areas);
  const tariffsAt = lastPair((start: Zones, date: string) => closestTariffs(tariffs, start, date));

  return {
    version,
    book,
    classes,
    providers,
    tariffById: (id) => byId.get(id),
    groundsAt,
    zonesAt: (place, point) => zonesOf(groundsAt(place, point)),
    tariffsFor: (start, date, hear) =>
      hear === undefined ? tariffsAt(start, date) : closestTariffs(tariffs, start, date, hear),
    fareFor: (tariff, start, finish, date, hear) => faresAt(start, finish)(tariff, date, hear),
    rulesFor: (tariff, start, finish) =>
      (rulesAt(start, finish).get(tariff.providerId) ?? []).filter((rule) =>
        isFor(rule, tariff.providerId, tariff.carClassId),
      ),
    servicesOf: (tariff) =>
      (services.get(tariff.providerId) ?? []).filter((service) => isFor(service, tariff.providerId, tariff.carClassId)),
    isBlackedOut: (tariff, start, date) => blackouts.on(tariff, start, date) !== undefined,
    blackoutOn: (tariff, start, date) => blackouts.on(tariff, start, date),
    blackoutDates: (tariff, start, from, days) => blackouts.dates(tariff, start, from, days),
    partner: (userId) => (userId === null ? undefined : partners.get(userId)),
    certificate: (code) => certificates.get(certificateKey(code)),
    rate: currencyRates(book.rates),
    step: (currency) => priceStep(currency, book.rounding),
    compiledMs: performance.now() - startedAt,
  };
}

function isFor(
  entry: { readonly providerId: number; readonly carClassIds: readonly number[] },
  providerId: number,
  carClassId: number,
): boolean {
  return entry.providerId === providerId && (entry.carClassIds.length === 0 || entry.carClassIds.includes(carClassId));
}

function closestTariffs(
  tariffs: ReadonlyMap<ZoneKey, readonly BookTariff[]>,
  start: Zones,
  date: string,
  hear?: HearTariff,
): readonly BookTariff[] {
  const closest = new Map<string, BookTariff>();
  for (const key of start.keys) {
    for (const tariff of tariffs.get(key) ?? []) {
      const seller = `${tariff.providerId}:${tariff.carClassId}`;
      const closer = closest.get(seller);
      if (closer !== undefined) hear?.(tariff, { closer });
      else if (isValidOn(tariff.valid, date)) closest.set(seller, tariff);
      else hear?.(tariff, "not-valid");
    }
  }
  return [...closest.values()];
}

/** Caches the last answer: one search asks the same question for every tariff. */
function lastPair<A, B, T>(find: (one: A, other: B) => T): (one: A, other: B) => T {
  let last: { readonly one: A; readonly other: B; readonly found: T } | undefined;
  return (one, other) => {
    if (last?.one !== one || last.other !== other) last = { one, other, found: find(one, other) };
    return last.found;
  };
}
