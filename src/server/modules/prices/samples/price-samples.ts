import type { SamplePricesView } from "#contract/console/tester/sample-rides.ts";
import { samplePickup } from "#domain/prices/sample-rides.ts";
import { bySampleVerdict, sampleVerdict, type SampleSums } from "#domain/prices/sample-verdict.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { findSamples, type SampleRow } from "#server/modules/prices/samples/samples.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { presentTest } from "#server/modules/prices/tester/present-test.ts";
import { testPrice, type TestedCallers } from "#server/modules/prices/tester/price-test.ts";
import { readTestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

type Priced = SamplePricesView["rides"][number];

/** All sample rides by the book in force, those that missed their expected sum first. Other calls are served in between. */
export async function priceSamples(
  prices: PricesStation,
  callers: TestedCallers,
  locale: Locale,
): Promise<SamplePricesView> {
  const [samples, { version }] = await Promise.all([findSamples(prices.db), prices.book()]);
  const rides: { readonly sums: SampleSums; readonly told: Priced }[] = [];
  for (const sample of samples) {
    const priced = await priceSample(prices, callers, sample, locale);
    const sums = {
      expected: sample.expected,
      now: priced.now === null ? null : (fromMajor(priced.now, sample.currency) ?? null),
    };
    rides.push({ sums, told: { sample_id: sample.sample_id, verdict: sampleVerdict(sums), ...priced } });
    await new Promise((resolve) => setImmediate(resolve));
  }
  const ordered = rides.toSorted((one, other) => bySampleVerdict(one.sums, other.sums));
  return { version, rides: ordered.map(({ told }) => told) };
}

async function priceSample(
  prices: PricesStation,
  callers: TestedCallers,
  { question: kept, currency, car_class_id: classId }: SampleRow,
  locale: Locale,
): Promise<Pick<Priced, "now" | "why" | "pickup">> {
  try {
    const asked = readTestQuestion(prices, kept, currency);
    const zone = placeAt(prices.gazetteer, asked.from.point, asked.from.id)?.zone ?? "UTC";
    const pickup = samplePickup(asked.pickup, toLocalTime(prices.clock(), zone));
    const answer = presentTest(prices, await testPrice(prices, callers, { ...asked, pickup }), locale);
    const tested = answer.classes.find(({ class_id: id }) => id === classId);
    if (tested === undefined)
      return { now: null, why: answer.why || say(locale, "console.tester.why.no-class"), pickup };
    return { now: tested.price, why: tested.why, pickup };
  } catch (error) {
    // A place may have been withdrawn since; the others are priced all the same.
    if (!(error instanceof Refusal)) throw error;
    return { now: null, why: refusalWords(error, locale), pickup: null };
  }
}
