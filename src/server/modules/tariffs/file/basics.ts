import { CAR_GRADES, carGrade, type CarBody, type CarClass } from "#domain/tariffs/car-class.ts";
import type { TariffArea, TariffBook } from "#domain/tariffs/tariff-book.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { CURRENCY_DIGITS, RATE_SCALE, type Currency } from "#domain/values/money.ts";
import type { Fields } from "#server/modules/tariffs/file/fields.ts";
import type { Broken } from "#server/modules/tariffs/file/file-context.ts";
import type { ResolveGround } from "#server/modules/tariffs/file/ground-kind.ts";
import { readTitle, TITLE_FIELDS } from "#server/modules/tariffs/file/title-fields.ts";
import {
  CURRENCY,
  DATE,
  FLAG,
  formed,
  ID,
  label,
  micro,
  oneOf,
  scaledInteger,
  SUM,
  whole,
  Wrong,
  type ValueKind,
} from "#server/modules/tariffs/file/values.ts";

const BODY = oneOf<CarBody>(["sedan", "estate", "suv", "minivan", "minibus", "bus"]);
const GRADE = oneOf(CAR_GRADES);
const PHOTO = formed(/^[a-z0-9][a-z0-9._-]*\.(png|jpg|jpeg|webp|svg)$/i, "sedan-2.png");
const SEATS_MAX = 60;
const LUGGAGE_MAX = 99;
const RATE_MAX = 1_000_000;
const MILES_MAX = 10_000;
const RADIUS_MAX_KM = 1000;
/** Ten thousand whole units; of no currency a higher step is meant. */
const STEP_MAX = 1_000_000;
const NOWHERE: GeoPoint = { lat: 0, lng: 0 };

const POINT: ValueKind<GeoPoint> = {
  blank: NOWHERE,
  read: (text) => parseGeoPoint(text) ?? new Wrong('is no point; write latitude and longitude like "55.7522,37.6156"'),
};

const STEP: ValueKind<number> = {
  blank: 1,
  read(text) {
    const step = SUM.read(text);
    if (step instanceof Wrong || (step > 0 && step <= STEP_MAX)) return step;
    return new Wrong(`must be above 0 and at most ${STEP_MAX / 100}`);
  },
};

const RADIUS: ValueKind<number> = {
  blank: 1,
  read(text) {
    const metres = scaledInteger(text, 3);
    if (metres === undefined) return new Wrong("is no number of kilometres");
    if (metres <= 0 || metres > RADIUS_MAX_KM * 1000) return new Wrong(`must be above 0 and at most ${RADIUS_MAX_KM}`);
    return metres / 1000;
  },
};

/** The car classes of a file. */
export function readClasses(root: Fields): CarClass[] {
  const known = ["id", ...TITLE_FIELDS, "body", "grade", "models", "photo", "capacity", "luggage"];
  const seen = createSeen<number>();
  const classes = root.maps("classes", known).map((fields): CarClass => {
    const id = fields.need("id", ID);
    seen(fields, "id", id);
    const models = fields.values("models", label());
    if (models.length === 0) fields.problem("", "models is missing");
    return {
      id,
      name: readTitle(fields),
      body: fields.need("body", BODY),
      grade: fields.may("grade", GRADE, carGrade({ id })),
      models,
      photo: fields.need("photo", PHOTO),
      capacity: fields.need("capacity", whole(1, SEATS_MAX)),
      luggage: fields.need("luggage", whole(0, LUGGAGE_MAX)),
    };
  });
  if (classes.length === 0) root.problem("classes", "there is no car class");
  return classes;
}

/** The areas of a file: circles, and keys of imported polygons. */
export function readAreas(root: Fields, resolve: ResolveGround, broken: Broken): TariffArea[] {
  const seen = createSeen<string>();
  return root.maps("areas", ["key", ...TITLE_FIELDS, "circle", "imported"]).map((fields): TariffArea => {
    const faults = fields.faults();
    const key = fields.need("key", label());
    seen(fields, "key", key);
    const circle = fields.map("circle", ["at", "km"]);
    const isImported = fields.may("imported", FLAG, false);
    if (circle === undefined && !isImported) fields.problem("", "either a circle or imported: true is missing");
    if (circle !== undefined && isImported) fields.problem("", "is a circle and imported as well; choose one");
    if (isImported && key !== "" && !resolve.hasArea(key))
      fields.problem("key", `no area ${key} was imported; bring it first with npm run import:places`);
    if (circle !== undefined && resolve.hasArea(key))
      fields.warning("key", `an imported area ${key} exists too; here the circle counts`);
    const area: TariffArea = {
      key,
      name: readTitle(fields),
      circle: circle === undefined ? null : { centre: circle.need("at", POINT), radiusKm: circle.need("km", RADIUS) },
    };
    if (fields.faults() > faults) broken.areas.add(key);
    return area;
  });
}

/** What a file says of money as such; prices in a currency without a rate cannot be told in another. */
export interface MoneyPart extends Pick<TariffBook, "rates" | "ratesOn" | "miles" | "rounding"> {
  readonly currencies: ReadonlySet<Currency>;
}

/** The exchange rates of a file, all from one base, the points for money spent, and what prices are rounded up to. */
export function readMoney(root: Fields): MoneyPart {
  const fields = root.map("rates", ["on", "base", "to"]);
  if (fields === undefined) root.problem("", "rates is missing");
  const base = fields?.need("base", CURRENCY) ?? CURRENCY.blank;
  const rates: Record<string, number> = {};
  for (const { name, value, line } of fields?.pairs("to", CURRENCY, micro(RATE_MAX)) ?? []) {
    if (name === base && value !== RATE_SCALE) root.problem("rates", `line ${line}: one ${base} is one ${base}`);
    if (name !== base) rates[`${base}-${name}`] = value;
  }
  const currencies = new Set([base, ...Object.keys(rates).map((pair) => pair.slice(base.length + 1) as Currency)]);
  for (const currency of Object.keys(CURRENCY_DIGITS) as Currency[]) {
    if (currencies.has(currency) || fields === undefined) continue;
    if (currency === "RUB") root.problem("rates", "there is none for RUB, in which every price is told as well");
    else root.warning("rates", `there is none for ${currency}; no price is shown in it`);
  }
  const miles: Partial<Record<Currency, number>> = {};
  for (const { name, value } of root.pairs("miles", CURRENCY, micro(MILES_MAX))) miles[name] = value;
  const ratesOn = fields?.need("on", DATE) ?? DATE.blank;
  const rounding: Partial<Record<Currency, number>> = {};
  for (const { name, value } of root.pairs("rounding", CURRENCY, STEP)) rounding[name] = value;
  // A book that says nothing of it stays just what it was before there was such a part.
  return { rates, ratesOn, miles, currencies, ...(root.has("rounding") ? { rounding } : {}) };
}

/** Finds what must be there once only, and tells where it was before. */
export function createSeen<T extends string | number>(): (fields: Fields, key: string, value: T) => void {
  const lines = new Map<T, number>();
  return (fields, key, value) => {
    if (!fields.has(key)) return;
    const line = fields.lineOf(key);
    const known = lines.get(value);
    if (known === undefined) lines.set(value, line);
    else fields.problem(key, `${value} is there already, in line ${known}`);
  };
}
