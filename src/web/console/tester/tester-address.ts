import type { ComparedPrice } from "#contract/console/tester/compare-sold-price.ts";
import type { SampleQuestionView, SampleRidesView } from "#contract/console/tester/sample-rides.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { addressOf } from "#web/console/app/address.ts";

/** What the call takes of an address, each as the address writes it. */
const QUESTIONS = [
  "from",
  "from_point",
  "to",
  "to_point",
  "time",
  "hours",
  "people",
  "children",
  "bags",
  "stops",
  "partner",
  "currency",
  "book",
] as const;

/** What the page shows of the answer. */
const VIEWS = ["class", "tariff", "back", "trip", "price", "samples"] as const;

type Member = (typeof QUESTIONS)[number] | (typeof VIEWS)[number];

/** What an address of the tester holds. */
export type TesterAsked = Readonly<Partial<Record<Member, string>>>;

/** The question as the call takes it. */
export type TestQuery = Partial<EndpointInput<ConsoleCalls["testPrices"]>["query"]>;

const COUNT = /^\d{1,2}$/;
const ID = /^[1-9]\d{0,14}$/;

/** How a member that is a number looks; without hours there is no rent, so those are left to the call. */
const NUMBERS: Partial<Record<Member, RegExp>> = {
  people: COUNT,
  children: COUNT,
  bags: COUNT,
  stops: COUNT,
  partner: /^\d{1,9}$/,
  book: ID,
  trip: ID,
  price: ID,
};

/** Reads an address of the tester; what it does not know, and a number that is none, is left out. */
export function readTesterAddress(search: string): TesterAsked {
  const query = new URLSearchParams(search);
  const known = [...QUESTIONS, ...VIEWS].flatMap((name) => {
    const value = query.get(name)?.trim() ?? "";
    return value === "" || NUMBERS[name]?.test(value) === false ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

/** The address of the tester with this question and view. */
export function testerAddress(asked: TesterAsked): string {
  return addressOf("/console/tester", Object.fromEntries([...QUESTIONS, ...VIEWS].map((name) => [name, asked[name]])));
}

/** What the call is asked; undefined while nothing says where the ride starts. */
export function testQueryOf(asked: TesterAsked): TestQuery | undefined {
  if (asked.from === undefined && asked.from_point === undefined) return undefined;
  return Object.fromEntries(
    QUESTIONS.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]] as const])),
  );
}

/** The question that a stored price answers, as an address holds it. */
export function askedOf({ question }: Pick<ComparedPrice, "question">): TesterAsked {
  const { class_id: classId, ...asked } = question;
  const written = Object.entries({ ...asked, class: classId }).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(written);
}

/** Questions that are numbers where they are no text of an address. */
const COUNTS: ReadonlySet<string> = new Set(["hours", "people", "children", "bags", "stops"]);

/** The question as a sample ride keeps it: always to the book in force, its currency beside it. */
export function sampleQuestionOf(asked: TesterAsked): SampleQuestionView {
  return Object.fromEntries(
    QUESTIONS.flatMap((name) => {
      const value = asked[name];
      if (value === undefined || value === "" || name === "book" || name === "currency") return [];
      return [[name, COUNTS.has(name) ? Number(value) : value] as const];
    }),
  );
}

/** A sample ride as an address holds it, with the list beside. */
export function askedOfSample({
  question,
  class_id: classId,
  currency,
}: Pick<SampleRidesView["samples"][number], "question" | "class_id" | "currency">): TesterAsked {
  const asked = { ...question, currency, class: classId, samples: 1 };
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)] as const));
}
