import type { FixedFare, TariffArea, TariffBook, TariffRule, Validity, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { areaZone, placeZone } from "#domain/tariffs/zones.ts";
import { bookFrame, CLASS_IDS, PROVIDER_IDS } from "./price-book-frame.ts";
import type { Town } from "./price-towns.ts";

/** Every town adds two areas, five fares and three rules. */
export const ENTRIES_PER_TOWN = 10;

const TOWN_KM = 12;
const CENTRE_KM = 3;
const NIGHT = { hours: { from: "22:00", to: "06:00" }, weekdays: [], dates: [] };
const SEASON = { hours: null, weekdays: [], dates: [{ from: "06-01", to: "08-31" }] };
const ALWAYS: Validity = { from: null, to: null };

/** Mark that tells the answers of a book of this size from those of others; all marks have the same length. */
export function bookMark(entries: number): string {
  return String(entries).padStart(6, "0");
}

/** Makes a book with this many areas, fares and rules, the largest towns first; the same towns always give the same book. */
export function makePriceBook(towns: readonly Town[], entries: number): TariffBook {
  const served = towns.slice(0, entries / ENTRIES_PER_TOWN);
  if (served.length * ENTRIES_PER_TOWN !== entries) throw new Error(`${towns.length} towns are too few for ${entries}`);
  return {
    ...bookFrame(bookMark(entries)),
    areas: served.flatMap((town) => townAreas(town)),
    fares: served.flatMap((town, at) => townFares(town, at)),
    rules: served.flatMap((town, at) => townRules(town, at)),
  };
}

const townKey = ({ place }: Town): string => `t${place.id}`;
const centreKey = ({ place }: Town): string => `c${place.id}`;

function townAreas(town: Town): TariffArea[] {
  const { name, point } = town.place;
  return [
    { key: townKey(town), name, circle: { centre: point, radiusKm: TOWN_KM } },
    { key: centreKey(town), name, circle: { centre: point, radiusKm: CENTRE_KM } },
  ];
}

/** Both ways between airport and town in two classes, and one nearer the centre. */
function townFares(town: Town, at: number): FixedFare[] {
  const airport = placeZone(town.airport.id);
  const whole = areaZone(townKey(town));
  const [one, other] = [classAt(at), classAt(at + 1)];
  const ways: readonly (readonly [ZoneKey, ZoneKey, number])[] = [
    [airport, whole, one],
    [whole, airport, one],
    [airport, whole, other],
    [whole, airport, other],
    [airport, areaZone(centreKey(town)), one],
  ];
  return ways.map(([from, to, carClassId], way) => ({
    id: at * ways.length + way + 1,
    providerId: providerAt(at),
    carClassId,
    from,
    to,
    amount: 1500_00 + scatter(at, 40) * 50_00,
    valid: ALWAYS,
    line: 1000 + at * ENTRIES_PER_TOWN + way,
  }));
}

/** A fee for the centre, a higher price at night in the town, and a higher price in summer for some classes. */
function townRules(town: Town, at: number): TariffRule[] {
  const whole = areaZone(townKey(town));
  const blank = { time: null, start: [], finish: [], either: [], carClassIds: [] };
  const kinds: readonly Pick<TariffRule, "kind" | "effect">[] = [
    { kind: "fee", effect: { amount: 100_00 + scatter(at, 5) * 50_00 } },
    { kind: "night", effect: { percent: 5_00 + scatter(at, 10) * 1_00 } },
    { kind: "season", effect: { percent: 5_00 } },
  ];
  const grounds: readonly Partial<TariffRule>[] = [
    { finish: [areaZone(centreKey(town))] },
    { either: [whole], time: NIGHT },
    { start: [whole, placeZone(town.place.id)], time: SEASON, carClassIds: CLASS_IDS.slice(0, 5) },
  ];
  return kinds.map(({ kind, effect }, rule) => ({
    id: at * kinds.length + rule + 1,
    providerId: providerAt(at),
    name: { en: `A ${kind} of a town`, ru: `A ${kind} of a town` },
    priority: 10,
    group: "",
    valid: ALWAYS,
    line: 1000 + at * ENTRIES_PER_TOWN + 5 + rule,
    ...blank,
    ...grounds[rule],
    kind,
    effect,
  }));
}

const providerAt = (at: number): number => PROVIDER_IDS[at % PROVIDER_IDS.length] ?? 1;
const classAt = (at: number): number => CLASS_IDS[at % CLASS_IDS.length] ?? 2;

/** A number below a limit that looks random but never changes. */
function scatter(at: number, below: number): number {
  return (Math.imul(at + 7, 2_654_435_761) >>> 8) % below;
}
