import { Type } from "typebox";
import { BoardTrip } from "#contract/console/board/board-trip.ts";
import { CommonQuery, NoParams, nullable } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

/** How many trips one page of the board has: unasked, and at most. */
export const BOARD_PAGE = { unasked: 50, most: 100 } as const;

/** By what the board is sorted; a minus in front turns it round. */
export const BOARD_SORTS = ["pickup", "placed", "changed", "price"] as const;

const words = (description: string) =>
  Type.Optional(Type.String({ maxLength: 500, description: `${description}; several with commas` }));
const day = (description: string) =>
  Type.Optional(Type.String({ maxLength: 10, description: `${description}, YYYY-MM-DD` }));

/** The trips of all orders by a filter, a page at a time, so that rows which come and go between two pages neither hide nor repeat others. */
export const findBoardTrips = operatorEndpoint({
  name: "findBoardTrips",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/trips",
  summary: "Trips of the board by a filter, page by page",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      group: words("to-confirm, changed, unpaid, driver-missing or problem"),
      state: words("state of the trip"),
      from: day("first day of pick-up on the clock of its place"),
      to: day("last day of pick-up on the clock of its place"),
      placed_from: day("first day of placing, UTC"),
      placed_to: day("last day of placing, UTC"),
      pay: words("card or cash"),
      driver: Type.Optional(Type.String({ maxLength: 10, description: "missing or known" })),
      provider: words("numbers of providers"),
      car_class: words("numbers of car classes"),
      partner: words("numbers of partners"),
      company: words("numbers of companies"),
      source: words("site, partner or phone"),
      staff: words("numbers of accounts of the staff who placed them or did something to them"),
      country: words("codes of the countries in which they begin"),
      place: Type.Optional(
        Type.String({ maxLength: STAFF_TEXTS.sought, description: "part of an address at either end" }),
      ),
      mark: words("marks of the staff"),
      order: words("numbers of orders"),
      sort: Type.Optional(
        Type.String({ maxLength: 10, description: "pickup, placed, changed or price; -price from the dearest" }),
      ),
      after: Type.Optional(Type.String({ maxLength: 100, description: "`next` of the page before" })),
      skip: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 1_000_000,
          description:
            "so many trips stand above the page; asked once by whoever jumps, who names the page by its `after` from then on",
        }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: BOARD_PAGE.most })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    trips: Type.Array(BoardTrip),
    total: Type.Integer({ description: "trips that the filter finds" }),
    next: nullable(Type.String({ description: "names the next page; null on the last one" })),
    after: nullable(Type.String({ description: "names this page itself; null for the first one" })),
    begins: nullable(
      Type.Integer({
        description:
          "how many trips stand above the first that still goes; null where none does, in another order than that of time, and on a page that was named",
      }),
    ),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds: time left counts by it" }),
    ignored: Type.Array(Type.String(), { description: "values of the filter that say nothing, as member=value" }),
  }),
  errors: [],
});
