import { Type } from "typebox";
import { ANSWER_REFUSALS } from "#contract/console/requests/answer-refusals.ts";
import { YACHT_ANSWER } from "#contract/console/yachts/yacht-answer.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { YACHT_OFFER_LIMITS } from "#domain/yachts/yacht-offer.ts";

/** Makes an offer for a yacht; one that stood before is replaced. The limits of its numbers are refused in words of their own. */
export const makeYachtOffer = operatorEndpoint({
  ...YACHT_ANSWER,
  name: "makeYachtOffer",
  access: { right: "requests", to: "work" },
  trade: "sells",
  audit: { isAboutMoney: true },
  path: "/requests/yacht/:request_id/yacht-offers",
  summary: "Make an offer for a yacht",
  body: Type.Object(
    {
      version: Type.Integer({ minimum: 0 }),
      vessel: Type.String({ maxLength: YACHT_OFFER_LIMITS.name }),
      place: Type.String({ maxLength: YACHT_OFFER_LIMITS.place }),
      zone: Type.String({ maxLength: 60, description: "IANA name of the clock of the place" }),
      starts: Type.String({ maxLength: 20, description: "YYYY-MM-DD HH:mm on the clock of the place" }),
      hours: Type.Integer(),
      guests: Type.Integer(),
      price: Type.Number({ minimum: 0, description: "in whole units" }),
      currency: Type.String({ maxLength: 10 }),
      deposit_percent: Type.Integer(),
      rest_day: Type.String({ maxLength: 10, description: "the last day for the rest; empty where there is none" }),
      steps: Type.Array(Type.Object({ days: Type.Integer(), fee_percent: Type.Integer() }), { maxItems: 10 }),
      weather: Type.String({ maxLength: YACHT_OFFER_LIMITS.weather }),
      words: Type.String({ maxLength: TEXT_LIMITS.comment }),
      photos: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          maxItems: YACHT_OFFER_LIMITS.photos,
          uniqueItems: true,
          description: "which kept photos it shows, in their turn; the others of the request are dropped",
        }),
      ),
      valid_until: Type.Integer({ minimum: 0, description: "until when the yacht is held, epoch milliseconds" }),
    },
    { additionalProperties: false },
  ),
  liberal: (sent) => sent,
  errors: [...ANSWER_REFUSALS, "not-open", "yacht-offer", "offer-currency", "malformed"],
});
