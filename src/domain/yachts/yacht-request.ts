import { parseLocalTime } from "#domain/values/local-time.ts";
import type { YachtCity, YachtCountry } from "#domain/yachts/yacht-places.ts";

/** The hours of a rent and the guests aboard that a request may have. */
export const YACHT_LIMITS = { hours: { least: 1, most: 24 }, guests: { least: 1, most: 50 } } as const;

/** Where a yacht is asked for: a city that was chosen, or a place that was typed. */
export type YachtPlace = { readonly country: YachtCountry; readonly city: YachtCity } | { readonly place: string };

/** What somebody asks for, without who asks: it is kept in the browser, and so under the names of the requirement. */
export type YachtRequest = {
  readonly from: YachtPlace | undefined;
  /** The place by its name in the language of the page. */
  readonly translatedFrom: string;
  /** `YYYY-MM-DD HH:mm` on the clock of the place; empty until both are set. */
  readonly startDate: string;
  readonly rentHours: number;
  readonly passengersAmount: number;
  readonly hasChildren: boolean;
  readonly additionalInfo: string;
};

/** A request that nobody has filled in. */
export const EMPTY_YACHT_REQUEST: YachtRequest = {
  from: undefined,
  translatedFrom: "",
  startDate: "",
  rentHours: 3,
  passengersAmount: 2,
  hasChildren: false,
  additionalInfo: "",
};

/** A request with some of its fields changed; hours and guests never fall below 0. */
export function changeYachtRequest(request: YachtRequest, fields: Partial<YachtRequest>): YachtRequest {
  const next = { ...request, ...fields };
  return {
    ...next,
    rentHours: Math.max(next.rentHours, 0),
    passengersAmount: Math.max(next.passengersAmount, 0),
  };
}

/** The full time of a day and a clock; empty while one of them is missing or does not exist. */
export function yachtMoment(day: string, clock: string): string {
  return parseLocalTime(`${day} ${clock}`) ?? "";
}

/** Whether a number lies within what a request may have. */
export function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}
