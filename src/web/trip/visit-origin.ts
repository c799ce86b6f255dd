import { fitted } from "#web/lib/fitted.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** Where a visit came from, as the link that brought it said; absent members were not in it. */
export type VisitOrigin = {
  readonly utm?: Readonly<Record<string, string>>;
  readonly subId?: string;
  readonly utmSource?: string;
  readonly pos?: string;
  readonly platform?: string;
  /** The airline's variant of our own pages. */
  readonly moduleType?: string;
};

/** Session storage key: the visit lives as long as its tab. */
const ORIGIN_KEY = "booking-origin";

/** The longest texts that an order takes; a longer one would refuse the whole order. */
export const ORIGIN_LIMITS = {
  utmNames: 20,
  utmName: 40,
  utmValue: 200,
  subId: 200,
  utmSource: 200,
  pos: 60,
  platform: 20,
} as const;

/** The platform and the module of an airline's pages. */
const AIRLINE = "airline";

let visit: VisitOrigin | undefined;

/** Reads where a visit comes from out of the query of its first page, cut to what an order takes. */
export function originOf(query: string): VisitOrigin {
  const all = new URLSearchParams(query);
  const text = (name: string, most: number) => cut(all.get(name) ?? "", most);
  const utm = [...all]
    .filter(([name, value]) => /^utm_\w+$/.test(name) && name.length <= ORIGIN_LIMITS.utmName && value.trim() !== "")
    .slice(0, ORIGIN_LIMITS.utmNames)
    .map(([name, value]) => [name, cut(value, ORIGIN_LIMITS.utmValue)]);
  const subId = text("sub_id", ORIGIN_LIMITS.subId);
  const utmSource = text("utm_source", ORIGIN_LIMITS.utmSource);
  const pos = text("pos", ORIGIN_LIMITS.pos);
  const isAirline = all.get("module_type") === AIRLINE;
  const platform = text("platform", ORIGIN_LIMITS.platform) || (isAirline ? AIRLINE : "");
  return {
    ...(utm.length > 0 && { utm: Object.fromEntries(utm) as Record<string, string> }),
    ...(subId !== "" && { subId }),
    ...(utmSource !== "" && { utmSource }),
    ...(pos !== "" && { pos }),
    ...(platform !== "" && { platform }),
    ...(isAirline && { moduleType: AIRLINE }),
  };
}

/**
 * Where this visit came from: the address that this page was loaded with, otherwise what an earlier page of the tab was. The form's
 * own address does not name it.
 */
export function visitOrigin(): VisitOrigin {
  if (visit !== undefined) return visit;
  const [loaded] = performance.getEntriesByType("navigation");
  const arrived = originOf(loaded === undefined ? "" : new URL(loaded.name).search);
  const isNew = Object.keys(arrived).length > 0;
  visit = isNew ? arrived : storedOrigin();
  if (isNew) writeStored("session", ORIGIN_KEY, arrived);
  return visit;
}

function storedOrigin(): VisitOrigin {
  const { utm, ...texts } = fitted(readStored("session", ORIGIN_KEY), SAMPLE) as Record<string, string | null>;
  return Object.fromEntries(Object.entries({ utm, ...texts }).filter(([, value]) => value !== null));
}

const SAMPLE = { utm: null, subId: null, utmSource: null, pos: null, platform: null, moduleType: null };

function cut(text: string, most: number): string {
  // A cut through a pair of surrogates would leave half a letter.
  return text
    .trim()
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
}
