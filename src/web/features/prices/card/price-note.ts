import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { TimedReturn } from "#web/features/prices/return/return-prices.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";

/** What is said under a price, and the same in whole words with the sum by day in it. */
export type PriceNote = {
  readonly shown: string;
  /** Only where a night adds something. */
  readonly spoken?: string;
};

/** What a price covers and, for each way without a time, what it costs at night. */
export function priceNote(offer: PickedOffer, { t, money }: Pick<PricedPage, "t" | "money">): PriceNote {
  const { price: item, roundTrip, when } = offer;
  const isBoth = roundTrip && item.reverse_price !== null;
  const covers = t(isBoth ? "prices.perCarBoth" : roundTrip ? "prices.oneWayOnly" : "prices.perCar");
  const [byDay, byNight] = [totalOf(offer), totalOf({ ...offer, price: atNight(item) })];
  if (byNight === byDay) return { shown: covers };
  const sums = { day: money(byDay, item.currency), night: money(byNight, item.currency) };
  if (isBoth && when !== undefined) {
    return { shown: t("prices.backAtNight", sums), spoken: `${t("prices.backByDayOrNight", sums)}, ${covers}` };
  }
  const shown = t(isBoth ? "prices.byDayBoth" : roundTrip ? "prices.oneWayOnlyNight" : "prices.byDay", sums);
  return { shown, spoken: `${t("prices.dayAndNight", sums)}, ${covers}` };
}

const totalOf = (offer: PickedOffer): number => orderPrice(offer, EMPTY_DRAFT).total;

/** The same price when every way without a time goes at its dearest night; a way back brings its own nights once asked for. */
function atNight(item: PriceItem): PriceItem {
  const back: TimedReturn | null = item.reverse_price;
  return {
    ...item,
    price: dearest(item.price, item.time_prices),
    reverse_price: back && { ...back, price: dearest(back.price, back.time_prices ?? []) },
  };
}

function dearest(price: number, times: PriceItem["time_prices"]): number {
  return Math.max(price, ...times.filter(({ kind }) => kind === "night").map((time) => time.price));
}
