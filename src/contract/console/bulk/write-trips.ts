import { Type } from "typebox";
import { BulkOutcome } from "#contract/console/bulk/bulk-deeds.ts";
import { LetterShown } from "#contract/console/letters/letter-shown.ts";
import { NoParams, nullable, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { LETTER_LENGTHS } from "#domain/orders/letter-fields.ts";

const tripId = Type.Integer({ minimum: 1 });
const most = { minItems: 1, maxItems: BULK_LIMITS.inOneCall };
const words = {
  subject: Type.String({ minLength: 1, maxLength: LETTER_LENGTHS.subject }),
  text: Type.String({ minLength: 1, maxLength: LETTER_LENGTHS.text }),
};

/** To whom a letter of the staff about several trips would go, and how the first of them would read it; nothing is kept. */
export const previewWriteTrips = operatorEndpoint({
  name: "previewWriteTrips",
  access: { right: "marks", to: "work" },
  isPreview: true,
  station: "notifications",
  method: "POST",
  path: "/bulk/letter/preview",
  summary: "Show a letter about several trips before it is sent",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    { ...words, trip_ids: Type.Array(tripId, { ...most, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  result: Type.Object({
    letter: nullable(LetterShown),
    trips: Type.Array(
      Type.Object({
        trip_id: Type.Integer(),
        lang: nullable(Type.String({ description: "of the order; null where no letter can go" })),
        refused: nullable(Type.String({ description: "why no letter can go; null where one can" })),
        told_with: nullable(
          Type.Integer({
            description: "trip of the same order whose letter is the one for both; null where it has its own",
          }),
        ),
      }),
    ),
  }),
  liberal: (sent) => sent,
  errors: [],
});

/** Sends a letter of the staff to the travellers of several trips, each order in a transaction of its own and once, with the fields of its first trip. */
export const writeTrips = operatorEndpoint({
  name: "writeTrips",
  access: { right: "marks", to: "work" },
  station: "notifications",
  method: "POST",
  path: "/bulk/letter",
  summary: "Send a letter about several trips",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      ...words,
      trips: Type.Array(
        Type.Object({ trip_id: tripId, version: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
        most,
      ),
    },
    { additionalProperties: false },
  ),
  result: BulkOutcome,
  liberal: (sent) => sent,
  errors: ["attempt-key-wrong", "attempt-conflict"],
});
