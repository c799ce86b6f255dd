import type { Measure, PricedEnd, PricedSearch } from "#domain/prices/priced-search.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { askedWhen, tariffDay, type RideAsking } from "#server/modules/prices/offer/asking.ts";
import { sellersTariff, type MeasuredRide, type Offer } from "#server/modules/prices/offer/offer.ts";
import { offerOf } from "#server/modules/prices/offer/offers.ts";
import { rentOffer } from "#server/modules/prices/offer/rent-offer.ts";

/** One way of a search with its request: the input for working out a book's offers. */
export interface Way {
  readonly measured: MeasuredRide;
  readonly asking: RideAsking;
}

/** Both ways of a search. */
export interface SearchWays {
  readonly there: Way;
  readonly back: Way | null;
  readonly rentSeconds: number | null;
}

/** Prepares the ways of a search, identically for the search itself and for working out its offers again. */
export function searchWays(search: Omit<PricedSearch, "tariffIds">): SearchWays {
  const { start, finish, quotedAt, pickup, currency, userHint, isWayBack, noFastRide } = search;
  const common = { currency, userHint, ...(noFastRide && { noFastRide }) };
  const [startGround, finishGround] = [{ keys: start.ground }, { keys: finish.ground }];
  return {
    there: {
      measured: measuredRide(start, startGround, finish, finishGround, search.there),
      asking: { ...common, isWayBack, ...askedWhen(pickup, start.zone, quotedAt) },
    },
    back: search.back && {
      measured: measuredRide(finish, finishGround, start, startGround, search.back),
      // The time of the way back is not known yet.
      asking: { ...common, isWayBack: true, ...askedWhen(null, finish.zone, quotedAt) },
    },
    rentSeconds: search.rentSeconds,
  };
}

/** The offer of a tariff for the way there; undefined when it has none. */
export function offerThere(
  book: CompiledBook,
  { there, rentSeconds }: SearchWays,
  tariff: BookTariff,
): Offer | undefined {
  if (rentSeconds === null) return offerOf(book, tariff, there.measured, there.asking);
  return rentOffer(book, tariff, there.measured, { ...there.asking, rentSeconds });
}

/** The way back from the provider of an offer; undefined when none is priced. */
export function offerBack(
  book: CompiledBook,
  { back }: SearchWays,
  seller: Pick<BookTariff, "providerId" | "carClassId">,
): Offer | undefined {
  if (back === null) return undefined;
  const tariff = sellersTariff(book, back.measured.startZones, tariffDay(back.asking), seller);
  return tariff && offerOf(book, tariff, back.measured, back.asking);
}

function measuredRide(
  start: PricedEnd,
  startZones: MeasuredRide["startZones"],
  finish: PricedEnd,
  finishZones: MeasuredRide["finishZones"],
  ride: Measure,
): MeasuredRide {
  return {
    start: { number: start.place, kind: start.kind, zone: start.zone },
    finish: { number: finish.place, kind: finish.kind, zone: finish.zone },
    startZones,
    finishZones,
    ride,
  };
}
