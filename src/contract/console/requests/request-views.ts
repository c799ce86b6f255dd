import { Type, type Static } from "typebox";
import { YACHT_MEMBERS } from "#contract/orders/yacht-orders.ts";
import { WireTerms } from "#contract/prices/prices.ts";
import { nullable, nullableText, oneOf } from "#contract/wire/common.ts";
import { DECLINE_REASONS } from "#domain/requests/decline.ts";
import { OFFER_STATES } from "#domain/requests/offer-state.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "#domain/requests/request-state.ts";

const text = Type.String();
const int = Type.Integer();
const moment = Type.Integer({ description: "epoch milliseconds" });

const AskedWay = Type.Object({
  from: text,
  to: text,
  day: nullableText,
  round_trip: Type.Boolean(),
});

const AskedYacht = Type.Object({
  place: text,
  starts: Type.String({ description: "YYYY-MM-DD HH:mm on the clock of the place" }),
  has_time: Type.Boolean(),
  hours: int,
  guests: int,
  has_children: Type.Boolean(),
  zone: Type.Union([Type.String(), Type.Null()], {
    description: "the clock of a city that we know; null of any other place",
  }),
});

/** One request as a row of the inbox. */
export const RequestRow = Type.Object({
  kind: oneOf(REQUEST_KINDS),
  request_id: int,
  version: int,
  state: oneOf(REQUEST_STATES),
  asked_at: moment,
  promised_until: Type.Integer({ description: "when an answer was promised, epoch milliseconds" }),
  name: text,
  lang: text,
  way: nullable(AskedWay),
  yacht: nullable(AskedYacht),
  wish: text,
  offer: nullable(
    Type.Object({ total: Type.Number(), currency: text, valid_until: moment }, { description: "the newest one" }),
  ),
  order_id: nullable(int),
});

/** One request as a row of the inbox. */
export type RequestRowView = Static<typeof RequestRow>;

const OfferView = Type.Object({
  offer_id: int,
  standing: oneOf(OFFER_STATES),
  provider: text,
  car_class: text,
  prices: Type.Array(Type.Number(), { description: "of each way, in whole units" }),
  total: Type.Number(),
  currency: text,
  terms: nullable(WireTerms),
  yacht: nullable(
    Type.Object(
      { ...YACHT_MEMBERS, photos: Type.Array(int, { description: "numbers of those that are still kept" }) },
      { description: "what an offer for a yacht says" },
    ),
  ),
  words: text,
  day: nullableText,
  made_at: moment,
  by: text,
  valid_until: moment,
  order_id: nullable(int),
});

/** Everything about one request. */
export const RequestPage = Type.Object({
  request: RequestRow,
  contact: Type.Object({
    phone: nullable(Type.String({ description: "null for whoever may not see it; empty where none was given" })),
    email: nullableText,
  }),
  answer: nullable(
    Type.Object({
      reason: nullable(oneOf(DECLINE_REASONS)),
      words: text,
      other_way: text,
      note: text,
      by: text,
      at: moment,
    }),
  ),
  offers: Type.Array(OfferView, { description: "the newest first" }),
  photos: Type.Array(int, { description: "numbers of the photos that the next offer may show, the oldest first" }),
  same: nullable(
    Type.Object({
      count: Type.Integer({ description: "asks for the same way in `days`, this one among them" }),
      days: int,
      others: Type.Array(
        Type.Object({
          request_id: int,
          asked_at: moment,
          state: oneOf(REQUEST_STATES),
          offer: nullable(Type.Object({ total: Type.Number(), currency: text })),
        }),
        { description: "the newest ten" },
      ),
    }),
  ),
  history: Type.Array(
    Type.Object({ call: text, at: moment, by: text, after: Type.Record(text, Type.Unknown()), reason: text }),
  ),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
});

/** Everything about one request, as its page in the console shows it. */
export type RequestPageView = Static<typeof RequestPage>;
