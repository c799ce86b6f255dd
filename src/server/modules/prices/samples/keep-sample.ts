import type { Transaction } from "kysely";
import type { SampleQuestionView } from "#contract/console/tester/sample-rides.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { MOST_SAMPLES } from "#domain/prices/sample-rides.ts";
import { fromMajor, isCurrency, toMajor, type Currency } from "#domain/values/money.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  countSamples,
  deleteSample,
  insertSample,
  lockSample,
  updateSample,
} from "#server/modules/prices/samples/samples.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { readTestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { Refusal } from "#server/refusal.ts";

/** A test as somebody keeps it; sums in whole units. */
interface KeptTest {
  readonly name: string;
  readonly question: SampleQuestionView;
  readonly class_id: number;
  readonly currency: string;
  readonly expected: number | null;
}

const subjectOf = (id: number) => ({ kind: "sample", id }) as const;

/** Keeps a test under a name that no other sample ride has; 500 are kept at most. */
export async function saveSample(
  prices: PricesStation,
  trx: Transaction<Tables>,
  { class_id: carClassId, question, ...asked }: KeptTest,
  { accountId }: Doer,
): Promise<Deed> {
  if (!isCurrency(asked.currency)) throw new Refusal("malformed", { words: { where: "currency" } });
  const { book } = await prices.book();
  if (!book.classes.some(({ id }) => id === carClassId)) throw new Refusal("not-found");
  // What cannot be asked is not kept.
  readTestQuestion(prices, question, asked.currency);
  const name = readName(asked.name);
  const { count, named } = await countSamples(trx, name);
  if (named !== null) throw new Refusal("sample-name-taken", { words: { name } });
  if (count >= MOST_SAMPLES) throw new Refusal("too-many-samples", { words: { max: MOST_SAMPLES } });
  const { currency } = asked;
  const expected = readExpected(asked.expected, currency);
  const at = new Date(prices.clock());
  const id = await insertSample(trx, { name, question, carClassId, currency, expected }, { accountId, at });
  return { subject: subjectOf(id), after: { name, class: carClassId, expected: asked.expected, currency } };
}

/** Gives a sample ride another name, or expects another sum of it. */
export async function changeSample(
  trx: Transaction<Tables>,
  sampleId: number,
  asked: Pick<KeptTest, "name" | "expected">,
): Promise<Deed> {
  const name = readName(asked.name);
  const { named } = await countSamples(trx, name);
  const sample = await lockSample(trx, sampleId);
  if (sample === undefined) throw new Refusal("sample-unknown");
  if (named !== null && named !== sampleId) throw new Refusal("sample-name-taken", { words: { name } });
  await updateSample(trx, sampleId, { name, expected: readExpected(asked.expected, sample.currency) });
  return { subject: subjectOf(sampleId), before: told(sample), after: { name, expected: asked.expected } };
}

/** Removes a sample ride. */
export async function removeSample(trx: Transaction<Tables>, sampleId: number): Promise<Deed> {
  const sample = await lockSample(trx, sampleId);
  if (sample === undefined) throw new Refusal("sample-unknown");
  await deleteSample(trx, sampleId);
  return { subject: subjectOf(sampleId), before: told(sample) };
}

function told({ name, expected, currency }: NonNullable<Awaited<ReturnType<typeof lockSample>>>) {
  return { name, expected: expected === null ? null : toMajor(expected, currency) };
}

function readName(typed: string): string {
  const name = cleanText(typed);
  if (name === "") throw new Refusal("malformed", { words: { where: "name" } });
  return name;
}

function readExpected(sum: number | null, currency: Currency): number | null {
  if (sum === null) return null;
  const amount = fromMajor(sum, currency);
  if (amount === undefined || amount <= 0) throw new Refusal("malformed", { words: { where: "expected" } });
  return amount;
}
