import type { PriceLines } from "#contract/prices/prices.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { addSums, stopsPrice } from "#web/trip/trip-price.ts";

type Table = Pick<PriceLines, "lines" | "total" | "currency">;

/** The lines of a ride with one more for its stops, and the sum of all; without stops, the lines as they are. */
export function withStopLine(
  { lines, total, currency }: Table,
  trip: Pick<OfferTrip, "stops" | "stopPrice">,
  { t, money }: Pick<PricedPage, "t" | "money">,
): Table {
  const { count, price, sum } = stopsPrice(trip, currency);
  if (count === 0) return { lines, total, currency };
  const quantity = count > 1 ? `${count} × ${money(price, currency)}` : null;
  const line = { kind: "stops", title: t("prices.line.stops", { count }), quantity, amount: sum, currency };
  return { lines: [...lines, line], total: addSums(total, sum, currency), currency };
}
