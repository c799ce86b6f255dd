import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { BOARD_SORTS } from "#contract/console/board/find-board-trips.ts";
import { WORK_GROUPS } from "#domain/orders/work-group.ts";

/** Reads an answer of the console. */
export type Ask = <Result>(path: string) => Promise<Result>;

/** What a person does in the console, and the addresses by which it is asked for, one for each time. */
export interface ConsolePart {
  readonly name: string;
  readonly paths: readonly string[];
}

type Page = { readonly trips: readonly BoardTripView[]; readonly next: string | null; readonly total: number };

/** A page somewhere in the middle of the list. */
const PAGES_ON = 20;
/** Whoever drags the bar of the list far down lands here, as a share of it. */
const FAR_DOWN = 0.8;
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The board, the search and the page of an order as they are asked for, taken from orders that are there. */
export async function consoleParts(
  ask: Ask,
): Promise<{ board: ConsolePart[]; search: ConsolePart; order: ConsolePart }> {
  const today = dayFromNow(0);
  const days = [-40, -3, 0, 0, 1, 2, 6].map(dayFromNow);
  const list = (name: string, query: string): ConsolePart => ({ name, paths: [`trips?lang=en${query}`] });
  let far = await ask<Page>("trips?lang=en&limit=100");
  for (let page = 1; page < PAGES_ON && far.next !== null; page++)
    far = await ask<Page>(`trips?lang=en&limit=100&after=${far.next}`);
  const ahead = await ask<Page>(`trips?lang=en&from=${today}&limit=100`);
  const some = [...ahead.trips, ...far.trips];
  return {
    board: [
      { name: "the numbers over the list", paths: ["board?lang=en"] },
      list("the list of today and tomorrow", `&from=${today}&to=${dayFromNow(1)}`),
      list("all trips", ""),
      list("all trips, 2000 rows on", `&after=${far.next ?? ""}`),
      ...BOARD_SORTS.flatMap((sort) => [
        list(`by ${sort}`, `&sort=${sort}`),
        list(`by ${sort}, turned`, `&sort=-${sort}`),
        list(`by ${sort}, a jump far down`, `&sort=${sort}&limit=100&skip=${Math.floor(far.total * FAR_DOWN)}`),
      ]),
      ...WORK_GROUPS.map((group) => list(`what waits: ${group}`, `&group=${group}`)),
      list("what waits, all of it", `&group=${WORK_GROUPS.join(",")}`),
      list("a part of an address", "&place=airport"),
      { name: "a day, and its timeline", paths: days.map((day) => `trips?lang=en&from=${day}&to=${day}&limit=100`) },
    ],
    search: {
      name: "search",
      paths: some
        .slice(0, 100)
        .flatMap(spellings)
        .map((q) => `search?lang=en&q=${encodeURIComponent(q)}`),
    },
    order: { name: "the page of an order", paths: some.map(({ order_id: id }) => `orders/${id}?lang=en`) },
  };
}

/** The ways in which people look for one ride, of which each ride gives a few; and words that very many rides have. */
function spellings(trip: BoardTripView, index: number): string[] {
  const [first = "", last = first] = trip.name.split(" ");
  const phone = trip.phone ?? "";
  const digits = phone.replaceAll(/\D/g, "");
  const ways = [
    [String(trip.order_id), String(trip.order_id).slice(0, 4)],
    [trip.name, `${last} ${first}`],
    [last, last.slice(0, 3)],
    [first, `${first} ${last.slice(0, 1)}`],
    [phone, digits.slice(-10)],
    [digits.slice(-7), digits.slice(-4)],
    [trip.travel_number, trip.travel_number.replaceAll(" ", "")],
    [trip.start.address, trip.finish.address],
    [trip.finish.address.split(/[ ,]/)[0] ?? "", `${first} ${trip.finish.address.split(/[ ,]/)[0] ?? ""}`],
    ["airport", "аэропорт"],
    ["example.com", "ivan"],
    ["vj", "nobody of this name"],
    // Words that thousands have, and none both.
    ["sheremetyevo dubai", `${first} шереметьево дубай`],
  ];
  return (ways[index % ways.length] ?? []).filter((way) => way.trim() !== "");
}
