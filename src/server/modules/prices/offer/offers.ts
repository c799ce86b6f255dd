import { endKind } from "#domain/places/place-kind.ts";
import { isFastRideTime, isTooSoon } from "#domain/prices/fast-ride.ts";
import { priceRide } from "#domain/prices/price-ride.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import type { BookTariff, TariffRule } from "#domain/tariffs/tariff-book.ts";
import { percentOf } from "#domain/values/percent.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import {
  noticeFor,
  tariffDay,
  type RideAsking,
  type SearchAsking,
  type SupposedTime,
} from "#server/modules/prices/offer/asking.ts";
import type { OfferWitness, Unsold } from "#server/modules/prices/offer/offer-witness.ts";
import { isCheaper, type MeasuredRide, type Offer } from "#server/modules/prices/offer/offer.ts";

/**
 * Prices a ride by every tariff that serves it and keeps the cheapest offer of each car class, cheapest class first. A tariff
 * with too long a lead time is skipped, so that another one can take its place.
 */
export function offersFor(
  book: CompiledBook,
  measured: MeasuredRide,
  asking: SearchAsking,
  witness?: OfferWitness,
): Offer[] {
  const tariffs = book.tariffsFor(measured.startZones, tariffDay(asking), witness?.tariff);
  const judge = (tariff: BookTariff) => judgeTariff(book, tariff, measured, asking, witness);
  return cheapestOffers(tariffs, judge, witness);
}

/** The cheapest offer of each car class, cheapest class first. */
export function cheapestOffers<Sold extends Offer>(
  tariffs: readonly BookTariff[],
  judge: (tariff: BookTariff) => Sold | Unsold,
  witness?: OfferWitness,
): Sold[] {
  const best = new Map<number, Sold>();
  for (const tariff of tariffs) {
    const judged = judge(tariff);
    if (typeof judged === "string") {
      witness?.unsold(tariff, judged);
      continue;
    }
    witness?.offer(judged);
    const known = best.get(tariff.carClassId);
    if (known === undefined || isCheaper(judged, known)) best.set(tariff.carClassId, judged);
  }
  return [...best.values()].sort((a, b) => a.price.amount - b.price.amount || a.carClass.id - b.carClass.id);
}

/** What a tariff offers a search, or why it offers nothing. */
export function judgeTariff(
  book: CompiledBook,
  tariff: BookTariff,
  measured: MeasuredRide,
  asking: SearchAsking,
  witness?: OfferWitness,
): Offer | Unsold {
  if (asking.onlyFlexible && !tariff.flexible) return "not-flexible";
  if (asking.providerId !== undefined && tariff.providerId !== asking.providerId) return "other-provider";
  if (isTooSoon(noticeFor(tariff, asking), asking.ahead)) return "too-soon";
  return judgeOffer(book, tariff, measured, asking, { witness });
}

/** Prices a ride by one tariff; undefined when the tariff does not serve the ride or the currency cannot be converted. */
export function offerOf(
  book: CompiledBook,
  tariff: BookTariff,
  measured: MeasuredRide,
  asking: RideAsking,
  supposed: SupposedTime = {},
): Offer | undefined {
  const judged = judgeOffer(book, tariff, measured, asking, { supposed });
  return typeof judged === "string" ? undefined : judged;
}

function judgeOffer(
  book: CompiledBook,
  tariff: BookTariff,
  { start, startZones, finishZones, ride }: MeasuredRide,
  asking: RideAsking,
  { supposed = {}, witness }: { readonly supposed?: SupposedTime; readonly witness?: OfferWitness | undefined },
): Offer | Unsold {
  const { pickup, currency } = asking;
  const date = tariffDay(asking);
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = book.rate(tariff.currency, currency);
  if (!carClass || !provider || rateMicro === undefined) return "no-rate";
  if (pickup !== null && book.isBlackedOut(tariff, startZones, date)) return "blackout";
  const isFastRide = supposed.shortNotice === true || isFastRideTime(noticeFor(tariff, asking), asking.ahead);
  const fare =
    book.fareFor(tariff, startZones, finishZones, date, witness && ((...heard) => witness.fare(tariff, ...heard))) ??
    null;
  // Only the operator knows about ferries: a ride across open water needs a fixed fare.
  if (ride.atSea === true) return "at-sea";
  if (ride.noRoad === true && fare === null) return "no-road";
  const partnerPercent = book.partner(asking.userHint)?.percent ?? 0;
  const price = priceRide(
    {
      tariff,
      fare,
      rules: candidateRules(book, tariff, { startZones, finishZones }, witness).map((rule) =>
        rule === supposed.rule ? { ...rule, time: null } : rule,
      ),
      partnerPercent,
      hearRule: witness && ((...heard) => witness.rule(tariff, ...heard)),
    },
    {
      metres: ride.metres,
      seconds: ride.seconds,
      startKind: endKind(start.kind),
      startZones: startZones.keys,
      finishZones: finishZones.keys,
      pickup,
      date,
      isWayBack: asking.isWayBack,
      fastRide: isFastRide,
    },
  );
  if (price === undefined) return "too-far";
  const step = book.step(currency);
  const quoted = quotedPrice(price, tariff.currency, currency, rateMicro, step);
  // A price of zero or less is a mistake in the rules, so the ride is not offered.
  if (quoted.amount <= 0) return "no-sum";
  const stop = Math.max(0, tariff.stopFee + percentOf(tariff.stopFee, partnerPercent));
  const sums = { currency: tariff.currency, amount: price.amount, stop };
  const { terms } = tariff;
  return { tariff, carClass, provider, currency, rateMicro, step, price: quoted, sums, isFastRide, terms };
}

/** The rules among which a price finds those that count; a witness hears of those on other ground as well. */
export function candidateRules(
  book: CompiledBook,
  tariff: BookTariff,
  { startZones, finishZones }: Pick<MeasuredRide, "startZones" | "finishZones">,
  witness: OfferWitness | undefined,
): readonly TariffRule[] {
  return witness === undefined
    ? book.rulesFor(tariff, startZones, finishZones)
    : book.book.rules.filter(({ providerId }) => providerId === tariff.providerId);
}
