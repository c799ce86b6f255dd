import { WORK_GROUPS, type WorkGroup } from "#domain/orders/work-group.ts";
import { addressOf } from "#web/console/app/address.ts";

/** What of the board stands in its address, as the call takes it. */
export const FILTERS = [
  "state",
  "from",
  "to",
  "placed_from",
  "placed_to",
  "country",
  "place",
  "driver",
  "pay",
  "mark",
  "provider",
  "car_class",
  "partner",
  "company",
  "source",
  "staff",
  "sort",
  "kind",
] as const;

/** One of them. */
export type FilterName = (typeof FILTERS)[number];

/** What else may stand there: who reads it, how the trips are looked at, and which kept view this is. */
const OTHERS = ["lang", "group", "view", "day", "focus", "lines", "by", "kept", "pages"];

/** Which trips the board shows. */
export interface BoardAsked {
  /** A kind of work; undefined for all trips of a period. */
  readonly group: WorkGroup | undefined;
  readonly filters: Readonly<Partial<Record<FilterName, string>>>;
}

/** Reads what an address asks the board for; what it does not know is left out. */
export function readBoardAddress(search: string): BoardAsked {
  const query = new URLSearchParams(search);
  const group = WORK_GROUPS.find((one) => one === query.get("group"));
  const filters = FILTERS.flatMap((name) => {
    const value = query.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return { group, filters: Object.fromEntries(filters) };
}

/** What an address says that no board knows, as `member=value`; an old link or another version made it. */
export function unknownMembers(search: string): readonly string[] {
  const known: readonly string[] = [...FILTERS, ...OTHERS];
  return [...new URLSearchParams(search)]
    .filter(
      ([name, value]) => !known.includes(name) || (name === "group" && !WORK_GROUPS.some((group) => group === value)),
    )
    .map(([name, value]) => `${name}=${value}`);
}

/** The address of a board that shows this, whatever else stood in the address before; yachts have no trips, and a list of their own. */
export function boardAddress({ group, filters }: BoardAsked, kept?: number): string {
  if (filters.kind === "yachts") return "/console/yachts";
  const named = FILTERS.map((name) => [name, filters[name]] as const);
  return addressOf("/console", { group, ...Object.fromEntries(named), kept });
}

/** What the call is asked: without a group and a filter of one's own, those of today and tomorrow. */
export function boardQuery({ group, filters }: BoardAsked, today: string): Readonly<Record<string, string>> {
  if (group !== undefined) return { group, ...filters };
  return Object.keys(filters).some((name) => name !== "sort")
    ? filters
    : { ...filters, from: today, to: nextDay(today) };
}

/** The day after a day, `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
