import { Type, type Static } from "typebox";
import { TestQuestion } from "#contract/console/tester/test-prices.ts";
import { NoParams, nullable, nullableText, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { MOST_EXPECTED, MOST_SAMPLES, SAMPLE_NAME_LENGTH } from "#domain/prices/sample-rides.ts";

const int = Type.Integer();
const text = Type.String();
const { book: _book, ...Asked } = TestQuestion;

/** What a sample ride asks: a question of the tester, always to the book in force. */
const SampleQuestion = Type.Object(Asked, { additionalProperties: false });

/** The same as it is kept. */
export type SampleQuestionView = Static<typeof SampleQuestion>;

const Name = Type.String({ minLength: 1, maxLength: SAMPLE_NAME_LENGTH });
const Expected = nullable(
  Type.Number({ exclusiveMinimum: 0, maximum: MOST_EXPECTED, description: "in whole units; null for none" }),
);

/** A test that was kept under a name. */
export const SampleRide = Type.Object({
  sample_id: int,
  name: text,
  question: SampleQuestion,
  class_id: int,
  car_class: Type.String({ description: "its name in the book in force; empty where that has it no more" }),
  start: text,
  finish: Type.String({ description: "empty for a rent" }),
  currency: text,
  expected: Expected,
  author: text,
  made_at: Type.Integer({ description: "epoch milliseconds" }),
});

const SampleRides = Type.Object({
  samples: Type.Array(SampleRide, { description: `by name, ${MOST_SAMPLES} at most` }),
});

/** Sample rides as the console reads them. */
export type SampleRidesView = Static<typeof SampleRides>;

const WRITES = ["attempt-key-wrong", "attempt-conflict"] as const;

const saving = {
  station: "prices",
  method: "POST",
  query: OnlyCommonQuery,
  result: SampleRides,
  // What is empty here is meant so.
  liberal: (sent: unknown) => sent,
} as const;

const ofOne = {
  ...saving,
  params: Type.Object(
    { sample_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
} as const;

/** The sample rides that are kept. */
export const findSampleRides = operatorEndpoint({
  name: "findSampleRides",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/samples",
  summary: "Sample rides that are kept, by name",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: SampleRides,
  errors: [],
});

/** Every sample ride priced by the book in force, those that missed their expected sum first. Nothing is stored. */
export const priceSampleRides = operatorEndpoint({
  name: "priceSampleRides",
  access: { right: "tester", to: "look" },
  station: "prices",
  method: "GET",
  path: "/tester/samples/prices",
  summary: "All sample rides by the book in force, missed sums first",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    version: int,
    rides: Type.Array(
      Type.Object({
        sample_id: int,
        verdict: oneOf(["missed", "unsold", "met", "priced"] as const),
        now: nullable(Type.Number({ description: "what travellers are shown, in whole units" })),
        why: Type.String({ description: "why it is sold no more; empty where it is" }),
        pickup: nullableText,
      }),
    ),
  }),
  errors: [],
});

/** Prices of sample rides as the console reads them. */
export type SamplePricesView = Static<typeof priceSampleRides.result>;

/** Keeps a test as a sample ride. */
export const saveSampleRide = operatorEndpoint({
  ...saving,
  name: "saveSampleRide",
  access: { right: "tester", to: "work" },
  path: "/tester/samples",
  summary: "Keep a test as a sample ride",
  params: NoParams,
  body: Type.Object(
    {
      name: Name,
      question: SampleQuestion,
      class_id: int,
      currency: Type.String({ maxLength: 10, description: "ISO 4217 code" }),
      expected: Expected,
    },
    { additionalProperties: false },
  ),
  errors: [
    ...WRITES,
    "sample-name-taken",
    "too-many-samples",
    "place-unknown",
    "point-malformed",
    "time-malformed",
    "not-found",
  ],
});

/** Gives a sample ride another name or another expected sum. */
export const changeSampleRide = operatorEndpoint({
  ...ofOne,
  name: "changeSampleRide",
  access: { right: "tester", to: "work" },
  path: "/tester/samples/:sample_id",
  summary: "Rename a sample ride, or expect another sum",
  body: Type.Object({ name: Name, expected: Expected }, { additionalProperties: false }),
  errors: [...WRITES, "sample-unknown", "sample-name-taken"],
});

/** Removes a sample ride. */
export const removeSampleRide = operatorEndpoint({
  ...ofOne,
  name: "removeSampleRide",
  access: { right: "tester", to: "work" },
  path: "/tester/samples/:sample_id/remove",
  summary: "Remove a sample ride",
  body: Type.Object({}, { additionalProperties: false }),
  errors: [...WRITES, "sample-unknown"],
});
