import { Type, type Static } from "typebox";
import { nullable, nullableText } from "#contract/wire/common.ts";

const text = Type.String();
const int = Type.Integer();
const local = "YYYY-MM-DD HH:mm on the clock of the place";

/** One step of cancelling: until so long before the start it costs this share of the price. */
const YachtSteps = Type.Array(Type.Object({ minutes_before: int, fee_percent: Type.Number() }));

/** What is booked, where, when, for how many, and on which terms: of an offer and of an order alike. */
export const YACHT_MEMBERS = {
  vessel: text,
  place: text,
  zone: Type.String({ description: "IANA name of the clock of the place" }),
  starts: Type.String({ description: local }),
  hours: int,
  guests: int,
  deposit: Type.Number({ description: "the first payment, in whole units" }),
  rest: Type.Number({ description: "what is paid later; 0 where the deposit is all of it" }),
  rest_day: Type.Union([Type.String(), Type.Null()], { description: "the last day for the rest, YYYY-MM-DD" }),
  cancellation: YachtSteps,
  weather: Type.String({ description: "what holds in bad weather" }),
  words: Type.String({ description: "what the operator writes with it" }),
} as const;

/** What an order of kind yacht buys, and how far it has come. */
export const WireYacht = Type.Object({
  ...YACHT_MEMBERS,
  has_children: Type.Boolean(),
  wish: text,
  pay: nullable(
    Type.Object(
      { part: Type.Union([Type.Literal("deposit"), Type.Literal("rest")]), sum: Type.Number() },
      { description: "the next payment; null where nothing is due" },
    ),
  ),
  rest_late: Type.Boolean({ description: "the last day for the rest has passed" }),
  cancel: nullable(
    Type.Object(
      {
        fee: Type.Number(),
        refund: Type.Number(),
        steps: Type.Array(
          Type.Object({ until: Type.String({ description: local }), fee: Type.Number(), refund: Type.Number() }),
        ),
      },
      {
        description:
          "what cancelling costs now and later, by its terms and never more than was paid; null once it is closed",
      },
    ),
  ),
  cancel_fee: nullable(Type.Number()),
  cancel_reason: nullableText,
  offer_id: nullable(Type.Integer({ description: "the offer that it was made of, by which its photos are read" })),
  photos: Type.Array(int, { description: "numbers of the photos that the offer showed and that are still kept" }),
});

/** Where the photos of a yacht order are. */
export type OfferPhotos = Pick<YachtView, "offer_id" | "photos">;

/** What an order of kind yacht buys, as the wire carries it. */
export type YachtView = Static<typeof WireYacht>;
