import { VISITOR } from "#domain/accounts/actor.ts";
import type { RuleVerdict } from "#domain/prices/fitting-rules.ts";
import type { BookTariff, FixedFare, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { CompiledBook, TariffVerdict } from "#server/modules/prices/book/compiled-book.ts";
import type { FareVerdict } from "#server/modules/prices/book/fare-index.ts";
import type { OfferWitness, Unsold } from "#server/modules/prices/offer/offer-witness.ts";
import type { Offer } from "#server/modules/prices/offer/offer.ts";
import { offersFor } from "#server/modules/prices/offer/offers.ts";
import { rentOffers } from "#server/modules/prices/offer/rent-offer.ts";
import { prepareRent } from "#server/modules/prices/rent/rent-prices.ts";
import { prepareSearch, type NoSearch, type PreparedSearch } from "#server/modules/prices/search/prepare-search.ts";
import type { CallersOfPrices, PricesStation } from "#server/modules/prices/station.ts";
import type { TestQuestion } from "#server/modules/prices/tester/test-question.ts";
import { Refusal } from "#server/refusal.ts";

/** What a tariff that counts came to. */
export interface TestedTariff {
  readonly tariff: BookTariff;
  readonly judged: Offer | Unsold;
  /** The cheapest of its class, which travellers are shown. */
  readonly isSold: boolean;
  readonly rules: readonly { readonly rule: TariffRule; readonly verdict: RuleVerdict }[];
  readonly fares: readonly { readonly fare: FixedFare; readonly verdict: FareVerdict }[];
}

/** A question, and everything that the pricing said about it. */
export interface PriceTest {
  readonly question: TestQuestion;
  readonly book: CompiledBook;
  readonly isCurrent: boolean;
  readonly prepared: PreparedSearch | NoSearch | "no-finish-asked" | "partner-closed" | "no-rent-right";
  /** The tariffs that count, cheapest first, those without a price last. */
  readonly tariffs: readonly TestedTariff[];
  /** Tariffs of the start's ground that do not count. */
  readonly aside: readonly { readonly tariff: BookTariff; readonly verdict: TariffVerdict }[];
}

/** What a test asks about the partner or account whose rate it tests. */
export type TestedCallers = Pick<CallersOfPrices, "mayHaveFastRide" | "mayRent" | "isClosedPartner">;

/**
 * Asks the pricing itself what it would show a traveller, and listens to why. Nothing is stored: no search, no price number,
 * no count.
 */
export async function testPrice(
  prices: PricesStation,
  callers: TestedCallers,
  question: TestQuestion,
): Promise<PriceTest> {
  const { book, isCurrent, prepared } = await prepareTest(prices, callers, question);
  const heard: { aside: PriceTest["aside"][number][]; judged: Map<BookTariff, Offer | Unsold> } = {
    aside: [],
    judged: new Map(),
  };
  const rules = new Map<BookTariff, TestedTariff["rules"][number][]>();
  const fares = new Map<BookTariff, TestedTariff["fares"][number][]>();
  const witness: OfferWitness = {
    tariff: (tariff, verdict) => void heard.aside.push({ tariff, verdict }),
    offer: (offer) => void heard.judged.set(offer.tariff, offer),
    unsold: (tariff, why) => void heard.judged.set(tariff, why),
    rule: (tariff, rule, verdict) => void listOf(rules, tariff).push({ rule, verdict }),
    fare: (tariff, fare, verdict) => void listOf(fares, tariff).push({ fare, verdict }),
  };
  const sold = new Set<Offer>(typeof prepared === "string" ? [] : offers(book, prepared, question, witness));
  const tariffs = [...heard.judged].map(([tariff, judged]) => ({
    tariff,
    judged,
    isSold: typeof judged !== "string" && sold.has(judged),
    rules: rules.get(tariff) ?? [],
    fares: fares.get(tariff) ?? [],
  }));
  return {
    question,
    book,
    isCurrent,
    prepared,
    tariffs: tariffs.toSorted((one, other) => sumOf(one) - sumOf(other)),
    aside: heard.aside,
  };
}

/** The book of a question and its ride, ready for prices. */
export async function prepareTest(
  prices: PricesStation,
  callers: TestedCallers,
  question: TestQuestion,
): Promise<Pick<PriceTest, "book" | "isCurrent" | "prepared">> {
  const current = await prices.book();
  const book = question.book === undefined ? current : await prices.bookOf(question.book);
  if (book === undefined) throw new Refusal("malformed", { words: { where: "book" } });
  const isCurrent = book.version === current.version;
  return { book, isCurrent, prepared: await prepare(prices, callers, book, question) };
}

async function prepare(
  prices: PricesStation,
  callers: TestedCallers,
  book: CompiledBook,
  { from, to, pickup, rentSeconds, partner, currency }: TestQuestion,
): Promise<PriceTest["prepared"]> {
  if (partner !== null && (await callers.isClosedPartner(Number(partner)))) return "partner-closed";
  const asked = { start: from.point, startId: from.id, currency, userHint: partner, pickup };
  const caller = { actor: VISITOR, userHint: partner };
  if (rentSeconds !== null)
    return (await callers.mayRent(caller)) ? prepareRent(prices, book, { ...asked, rentSeconds }) : "no-rent-right";
  if (to === undefined) return "no-finish-asked";
  return prepareSearch(prices, book, {
    ...asked,
    finish: to.point,
    finishId: to.id,
    onlyFlexible: false,
    ...(!(await callers.mayHaveFastRide(caller)) && { noFastRide: true }),
  });
}

function offers(
  book: CompiledBook,
  { ways }: PreparedSearch,
  { rentSeconds }: TestQuestion,
  witness: OfferWitness,
): readonly Offer[] {
  const { measured, asking } = ways.there;
  return rentSeconds === null
    ? offersFor(book, measured, { ...asking, onlyFlexible: false }, witness)
    : rentOffers(book, measured, { ...asking, rentSeconds }, witness);
}

function sumOf({ judged }: TestedTariff): number {
  return typeof judged === "string" ? Infinity : judged.price.amount;
}

function listOf<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}
