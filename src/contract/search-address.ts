import { STOPS_MOST } from "#domain/booking/stops-most.ts";
import { CAR_GROUPS } from "#domain/prices/car-groups.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";

/** How one value of a search is read from the address and written to it. */
interface AddressValue<Value> {
  /** Its name in the address. */
  readonly name: string;
  /** The value of all texts under that name; without any, or with malformed ones, the value of a search that lacks it. */
  readonly read: (texts: readonly string[]) => Value;
  readonly write: (value: Value) => readonly string[];
}

/** An order that the search changes or repeats, or a new one. */
export const SEARCH_ACTIONS = ["change", "repeat", "new"] as const;

/** The most people, bags or children that a search asks for. */
const MOST_COUNTED = 99;

/** Longer than any id we give. */
const ID_MAX_LENGTH = 2000;

/** One opaque id. It stays a text, whatever it looks like. */
function id(name: string): AddressValue<string | undefined> {
  return { name, read: (texts) => texts.find(isId), write: present };
}

/** Several ids under one name, each at most once; those beyond the limit are left out. */
function ids(name: string, most?: number): AddressValue<readonly string[]> {
  return { name, read: (texts) => [...new Set(texts.filter(isId))].slice(0, most), write: (value) => value };
}

/** A whole number within limits. */
function count(name: string, least: number, most: number): AddressValue<number | undefined> {
  const isCount = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const read = (texts: readonly string[]) => {
    const text = texts.find(isCount);
    return text === undefined ? undefined : Number(text);
  };
  return { name, read, write: (value) => present(value?.toString()) };
}

/** A switch that is off unless the address says `1` or `true`. */
function flag(name: string): AddressValue<boolean> {
  return { name, read: (texts) => texts.some((text) => /^(1|true)$/i.test(text)), write: (on) => (on ? ["1"] : []) };
}

/** One of a few words. */
function word<const Word extends string>(name: string, words: readonly Word[]): AddressValue<Word | undefined> {
  return { name, read: (texts) => words.find((known) => texts.includes(known)), write: present };
}

/** Several of a few words, each at most once. */
function words<const Word extends string>(name: string, known: readonly Word[]): AddressValue<readonly Word[]> {
  return { name, read: (texts) => known.filter((one) => texts.includes(one)), write: (value) => value };
}

/** A time on the clock of the start, `YYYY-MM-DDTHH:mm` in the address. */
function time(name: string): AddressValue<LocalTime | undefined> {
  const read = (texts: readonly string[]) => texts.map(parseLocalTime).find((known) => known !== undefined);
  return { name, read, write: (value) => present(value?.replace(" ", "T")) };
}

/** What is searched and for whom. It goes along to the form, which opens cold from it. */
const JOURNEY = {
  from: id("from"),
  to: id("to"),
  /** Places on the way, in order. */
  stops: ids("subAddress", STOPS_MOST),
  /** When the car is to come, on the clock of the start. */
  when: time("when"),
  /** There and back. */
  back: flag("back"),
  people: count("people", 1, MOST_COUNTED),
  bags: count("bags", 0, MOST_COUNTED),
  children: count("children", 0, MOST_COUNTED),
  /** Hours of a rented car. */
  hours: count("hours", 1, 24),
  action: word("action", SEARCH_ACTIONS),
  orderId: count("order_id", 1, 999_999_999),
  /** The car on the form: its class, and who drives it (see car-key.ts). */
  car: id("car"),
  /** Its prices when the link was made, there and back; a change of the sum is told from them. */
  prices: ids("price"),
  /** The end that its page has set for good; it keeps its place when the way is turned round. */
  fixedEnd: word("fixed_end", ["from", "to"]),
  hideMap: flag("hideMap"),
  reverseDisabled: flag("reverseDisabled"),
} as const;

/** How the list is looked at: what is unfolded and filtered. It stays with the list; a new filter is one more line. */
const LIST = {
  /** The class whose card is unfolded. */
  open: id("open"),
  order: word("order", ["best"]),
  groups: words("group", CAR_GROUPS),
  providers: ids("provider"),
  rating: word("rating", ["4", "4.5"]),
  /** Only cars whose price does not change with the route. */
  fixedPrice: flag("fixed"),
  /** Cancelling must still be free so many minutes before pick-up. */
  freeUntil: count("cancel", 1, 999_999),
} as const;

const VALUES = { ...JOURNEY, ...LIST };

type Values = typeof VALUES;

/** A list that nobody has filtered or unfolded, as after another place is chosen. */
export const FRESH_LIST = {
  open: undefined,
  groups: [],
  providers: [],
  rating: undefined,
  fixedPrice: false,
  freeUntil: undefined,
} as const satisfies Partial<SearchState>;

/** A search as the address says it. */
export type SearchState = { readonly [Key in keyof Values]: ReturnType<Values[Key]["read"]> };

/** What a page around the module has chosen for it. */
const HOST_VALUES = ["relation_car_class_ids", "passengers_count", "accent", "platform", "parent_origin"] as const;

/** Values of the page as a whole, which belong to no search and go along everywhere. */
export const PAGE_VALUES = ["user_id", "lang", "currency", "module_type", ...HOST_VALUES] as const;

/** Reads a search from the query of an address; malformed values count as absent. */
export function readSearch(query: string): SearchState {
  const all = new URLSearchParams(query);
  const read = Object.entries(VALUES).map(([key, { name, read: of }]) => [key, of(all.getAll(name))]);
  return Object.fromEntries(read) as SearchState;
}

/** The query with some values of its search changed, and everything else in it left alone; undefined removes a value. */
export function changeSearch(query: string, changes: Partial<SearchState>): string {
  const next = new URLSearchParams(query);
  for (const key of Object.keys(changes) as (keyof Values)[]) {
    const { name, write } = VALUES[key] as AddressValue<unknown>;
    const value = changes[key];
    next.delete(name);
    for (const text of value === undefined ? [] : write(value)) next.append(name, text);
  }
  return printed(next);
}

/** Whether two queries say the same, in whatever order their names stand. */
export function isSameSearch(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

/** The query of the form: the page's own values, and what the search needs there. */
export function formSearch(query: string): string {
  return onlyNamed(query, [...PAGE_VALUES, ...Object.values(JOURNEY).map(({ name }) => name)]);
}

/** The page's own values of a query, without any search but the end that is set for good. */
export function pageSearch(query: string): string {
  const { fixedEnd } = readSearch(query);
  const fixed = fixedEnd === undefined ? [] : [JOURNEY.fixedEnd.name, JOURNEY[fixedEnd].name];
  return onlyNamed(query, [...PAGE_VALUES, JOURNEY.hideMap.name, JOURNEY.reverseDisabled.name, ...fixed]);
}

function onlyNamed(query: string, names: readonly string[]): string {
  const wanted = new Set(names);
  return printed(new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => wanted.has(name))));
}

function sorted(query: string): string {
  const all = new URLSearchParams(query);
  all.sort();
  return printed(all);
}

function printed(search: URLSearchParams): string {
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

function isId(text: string): boolean {
  return text.trim() !== "" && text.length <= ID_MAX_LENGTH;
}

function present(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}
