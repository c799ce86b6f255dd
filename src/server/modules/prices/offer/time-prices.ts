import { isValidOn } from "#domain/tariffs/rule-time.ts";
import type { BookTariff, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { noticeFor, tariffDay, type RideAsking, type SupposedTime } from "#server/modules/prices/offer/asking.ts";
import type { MeasuredRide, Offer } from "#server/modules/prices/offer/offer.ts";
import { offerOf } from "#server/modules/prices/offer/offers.ts";
import { NO_FINISH } from "#server/modules/prices/offer/rent-offer.ts";

/** What a ride without a time costs when its time turns out to be a special one. */
export interface TimePrice {
  /** The rule that changes the price; undefined for a ride at short notice. */
  readonly rule: TariffRule | undefined;
  /** Minor units. */
  readonly amount: number;
}

/**
 * The prices of an offer for any time at the times that change it: at night, on certain days, at short notice.
 * A time that leaves the price as it is, is left out.
 */
export function timePrices(
  book: CompiledBook,
  { tariff, price }: Pick<Offer, "tariff" | "price">,
  measured: MeasuredRide,
  asking: RideAsking,
): readonly TimePrice[] {
  if (asking.pickup !== null) return [];
  const priced = (rule: TariffRule | undefined, supposed: SupposedTime): readonly TimePrice[] => {
    const amount = offerOf(book, tariff, measured, asking, supposed)?.price.amount;
    return amount === undefined || amount === price.amount ? [] : [{ rule, amount }];
  };
  return [
    ...rulesOfTime(book, tariff, measured, tariffDay(asking)).flatMap((rule) => priced(rule, { rule })),
    ...(noticeFor(tariff, asking).fastRide === null ? [] : priced(undefined, { shortNotice: true })),
  ];
}

/** The rule by which a rent that starts at night is dearer, if its tariff has one for every night. */
export function nightRule(
  book: CompiledBook,
  tariff: BookTariff,
  { startZones }: Pick<MeasuredRide, "startZones">,
  date: string,
): TariffRule | undefined {
  const rules = rulesOfTime(book, tariff, { startZones, finishZones: NO_FINISH }, date);
  return rules.find(({ kind, time }) => {
    const isEveryNight = time?.weekdays.length === 0 && time.dates.length === 0;
    return kind === "night" && isEveryNight && time.hours !== null;
  });
}

function rulesOfTime(
  book: CompiledBook,
  tariff: BookTariff,
  { startZones, finishZones }: Pick<MeasuredRide, "startZones" | "finishZones">,
  date: string,
): readonly TariffRule[] {
  return book
    .rulesFor(tariff, startZones, finishZones)
    .filter(({ time, valid }) => time !== null && isValidOn(valid, date));
}
