import { STOPS_MOST } from "#domain/booking/stops-most.ts";
import { closestName } from "#domain/places/closest-name.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { BookProvider, BookTariff, DistanceBand, RentTariff } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { readEntry, type FileContext } from "#server/modules/tariffs/file/file-context.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { readValidity } from "#server/modules/tariffs/file/read-times.ts";
import { ID, percent, sumOf, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { FLAG, label } from "#server/modules/tariffs/kinds/text-kinds.ts";
import { hint, Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

/** What tariffs of several classes share; a class may say its own. */
const SHARED = [
  "terms",
  "base",
  "bands",
  "per-minute",
  "minimum",
  "start-fee",
  "stop",
  "max-stops",
  "max-km",
  "lead",
  "lodging",
  "round-trip-discount",
  "fast-ride",
  "flexible",
  "rent",
  "valid",
] as const;
const RIDE_MAX_KM = 2000;
const LEAD_MAX_MINUTES = 7 * 24 * 60;
const RENT_MAX_HOURS = 24;
const RENT_MAX_KM_PER_HOUR = 200;
const SURCHARGE_MAX_PERCENT = 300;

/** The tariffs of a provider, one for every class of every entry. */
export function readTariffs(owner: Fields, provider: BookProvider, context: FileContext): BookTariff[] {
  return owner.maps("tariffs", ["from", "classes", ...SHARED]).flatMap((entry) => {
    if (!entry.has("classes")) entry.missing("classes");
    return entry
      .maps("classes", ["class", "id", ...SHARED], entry)
      .map((fields) => readEntry(fields, context, () => readTariff(fields, provider, context)));
  });
}

function readTariff(fields: Fields, provider: BookProvider, context: FileContext): BookTariff {
  const id = fields.need("id", ID);
  context.seenTariff(fields, "id", id);
  const faults = fields.faults();
  const leadMinutes = fields.need("lead", whole(0, LEAD_MAX_MINUTES));
  const isLeadRead = fields.faults() === faults;
  const maxKm = fields.need("max-km", whole(1, RIDE_MAX_KM));
  const sum = sumOf(provider.currency);
  const [base, minimum] = [fields.may("base", sum, 0), fields.may("minimum", sum, 0)];
  const bands = readBands(fields, sum);
  if (base + minimum + bands.reduce((all, { perKm }) => all + perKm, 0) === 0)
    fields.problem("", "tariffs.file.ride-of-nothing");
  return {
    id,
    providerId: provider.id,
    carClassId: fields.need("class", context.carClass),
    zone: fields.need("from", context.ground),
    currency: provider.currency,
    base,
    bands,
    perMinute: fields.may("per-minute", sum, 0),
    minimum,
    startFee: readStartFee(fields, sum),
    stopFee: fields.may("stop", sum, 0),
    maxStops: fields.may("max-stops", whole(0, STOPS_MOST), 0),
    maxKm,
    leadMinutes,
    lodging: readLodging(fields, sum),
    roundTripDiscount: fields.may("round-trip-discount", percent(0, 100), 0),
    rent: readRent(fields, sum),
    fastRide: readFastRide(fields, isLeadRead ? leadMinutes : LEAD_MAX_MINUTES + 1),
    flexible: fields.may("flexible", FLAG, false),
    terms: fields.need("terms", termsKind(context.terms)),
    valid: readValidity(fields),
    line: fields.line,
  };
}

function readBands(fields: Fields, sum: ValueKind<number>): DistanceBand[] {
  const faults = fields.faults();
  const bands = fields.maps("bands", ["up-to", "per-km"]).map((band) => ({
    upToKm: band.may("up-to", whole(1, RIDE_MAX_KM), null),
    perKm: band.need("per-km", sum),
  }));
  if (bands.length === 0) fields.problem("bands", "tariffs.file.no-bands");
  // What could not be read cannot rise either.
  if (fields.faults() > faults) return bands;
  for (const [at, { upToKm }] of bands.entries()) {
    const before = bands[at - 1]?.upToKm;
    if (at === bands.length - 1 && upToKm !== null) fields.problem("bands", "tariffs.file.bands-without-end");
    if (at < bands.length - 1 && upToKm === null) fields.problem("bands", "tariffs.file.band-without-end");
    if (upToKm !== null && typeof before === "number" && upToKm <= before)
      fields.problem("bands", "tariffs.file.bands-not-rising", { end: upToKm, before });
  }
  return bands;
}

function readStartFee(fields: Fields, sum: ValueKind<number>): BookTariff["startFee"] {
  const kinds: readonly EndKind[] = ["airport", "station", "suburb"];
  const fees = fields.map("start-fee", kinds);
  const named = kinds.filter((kind) => fees?.has(kind));
  return Object.fromEntries(named.map((kind) => [kind, fees?.need(kind, sum) ?? 0]));
}

function readLodging(fields: Fields, sum: ValueKind<number>): BookTariff["lodging"] {
  const lodging = fields.map("lodging", ["from-km", "amount"]);
  if (lodging === undefined) return null;
  return { fromKm: lodging.need("from-km", whole(1, RIDE_MAX_KM)), amount: lodging.need("amount", sum) };
}

function readRent(fields: Fields, sum: ValueKind<number>): RentTariff | null {
  const rent = fields.map("rent", [
    "per-hour",
    "minimum-hours",
    "delivery",
    "km-per-hour",
    "extra-km",
    "extra-quarter",
  ]);
  if (rent === undefined) return null;
  const perHour = rent.need("per-hour", sum);
  if (perHour === 0) rent.problem("per-hour", "tariffs.file.hour-of-nothing");
  if (rent.has("extra-km") && !rent.has("km-per-hour")) rent.problem("extra-km", "tariffs.file.extra-km-of-all");
  return {
    perHour,
    minimumHours: rent.may("minimum-hours", whole(1, RENT_MAX_HOURS), 1),
    deliveryFee: rent.may("delivery", sum, 0),
    kmPerHour: rent.may("km-per-hour", whole(1, RENT_MAX_KM_PER_HOUR), undefined),
    extraKm: rent.may("extra-km", sum, undefined),
    extraQuarter: rent.may("extra-quarter", sum, undefined),
  };
}

function readFastRide(fields: Fields, leadMinutes: number): BookTariff["fastRide"] {
  const fast = fields.map("fast-ride", ["within", "surcharge"]);
  if (fast === undefined) return null;
  const withinMinutes = fast.need("within", whole(0, LEAD_MAX_MINUTES));
  if (withinMinutes >= leadMinutes && fast.has("within") && fields.has("lead"))
    fast.problem("within", "tariffs.file.fast-ride-too-late", { lead: leadMinutes });
  return { withinMinutes, surcharge: fast.need("surcharge", percent(0, SURCHARGE_MAX_PERCENT)) };
}

function termsKind(terms: ReadonlyMap<string, Terms>): ValueKind<Terms> {
  const blank: Terms = {
    freeWaiting: { airport: 0, station: 0, suburb: 0 },
    cancellation: [],
    delayToleranceMinutes: 0,
    included: [],
  };
  return {
    blank,
    read(text) {
      const name = label().read(text);
      if (name instanceof Wrong) return name;
      const found = terms.get(name);
      return found ?? new Wrong("tariffs.value.terms", hint(closestName(name, terms.keys())));
    },
  };
}
