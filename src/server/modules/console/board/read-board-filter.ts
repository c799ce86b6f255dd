import { TRIP_STATES } from "#contract/console/board/board-trip.ts";
import { BOARD_SORTS, type findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ORDER_SOURCES, type OrderSource } from "#domain/orders/order-source.ts";
import { PAY_BYS, type PayBy } from "#domain/orders/pay-by.ts";
import { TRIP_MARKS, type TripMark } from "#domain/orders/trip-mark.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { WORK_GROUPS, type WorkGroup } from "#domain/orders/work-group.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";

/** Which trips the board shows; an absent member asks nothing. Lists match any of theirs. */
export interface BoardFilter {
  readonly groups?: readonly WorkGroup[];
  readonly states?: readonly TripState[];
  /** Days of pick-up on the clock of its place, `YYYY-MM-DD`; both count. */
  readonly from?: string;
  readonly to?: string;
  /** Days of placing in UTC; both count. */
  readonly placedFrom?: string;
  readonly placedTo?: string;
  readonly payBy?: readonly PayBy[];
  readonly hasDriver?: boolean;
  readonly providers?: readonly number[];
  readonly carClasses?: readonly number[];
  readonly partners?: readonly number[];
  readonly companies?: readonly number[];
  readonly sources?: readonly OrderSource[];
  /** Whoever of the staff placed an order or did something to it. */
  readonly staff?: readonly number[];
  /** Codes of the countries in which trips begin. */
  readonly countries?: readonly string[];
  /** Part of an address. */
  readonly place?: string;
  readonly marks?: readonly TripMark[];
  readonly orders?: readonly number[];
  /** Trips by their numbers, which no address says. */
  readonly trips?: readonly number[];
}

/** By what the rows are sorted. */
export interface BoardSort {
  readonly by: (typeof BOARD_SORTS)[number];
  readonly isDown: boolean;
}

/** What a filter in words asks for. */
export interface ReadBoardFilter {
  readonly filter: BoardFilter;
  readonly sort: BoardSort;
  /** What says nothing, as `member=value`. */
  readonly ignored: readonly string[];
}

type Query = EndpointInput<typeof findBoardTrips>["query"];

/** Reads a filter in words. An address may be old or of another version, so what it says in vain is left out and told. */
export function readBoardFilter(query: Query): ReadBoardFilter {
  const ignored: string[] = [];
  const read = <Value>(member: keyof Query, of: (text: string) => Value | undefined): readonly Value[] | undefined => {
    const texts = String(query[member] ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    const values = texts.flatMap((text) => {
      const value = of(text);
      if (value === undefined) ignored.push(`${member}=${text}`);
      return value === undefined ? [] : [value];
    });
    return values.length === 0 ? undefined : values;
  };
  const word =
    <Word extends string>(words: readonly Word[]) =>
    (text: string) =>
      words.find((one) => one === text);
  const [sort] = read("sort", word(BOARD_SORTS.flatMap((by) => [by, `-${by}`] as const))) ?? [];
  // Both together ask nothing.
  const [driver, orElse] = read("driver", word(["missing", "known"])) ?? [];
  const place = query.place?.trim();
  const filter = {
    groups: read("group", word(WORK_GROUPS)),
    states: read("state", word(TRIP_STATES)),
    from: read("from", dayOf)?.[0],
    to: read("to", dayOf)?.[0],
    placedFrom: read("placed_from", dayOf)?.[0],
    placedTo: read("placed_to", dayOf)?.[0],
    payBy: read("pay", word(PAY_BYS)),
    hasDriver: driver === undefined || orElse !== undefined ? undefined : driver === "known",
    providers: read("provider", numberOf),
    carClasses: read("car_class", numberOf),
    partners: read("partner", numberOf),
    companies: read("company", numberOf),
    sources: read("source", word(ORDER_SOURCES)),
    staff: read("staff", numberOf),
    countries: read("country", countryOf),
    place: place === "" ? undefined : place,
    marks: read("mark", word(TRIP_MARKS)),
    orders: read("order", numberOf),
  };
  const by = BOARD_SORTS.find((name) => sort?.endsWith(name)) ?? "pickup";
  return { filter, sort: { by, isDown: sort?.startsWith("-") ?? false }, ignored };
}

function dayOf(text: string): string | undefined {
  return parseLocalTime(`${text} 00:00`) === undefined ? undefined : text;
}

function countryOf(text: string): string | undefined {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** The numbers of the database are of four bytes. */
function numberOf(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
