import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { Page } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";

/** Prices as a text that can be sent to somebody: the way, a line for each car, and the address of the list. */
export function copiedText(
  items: readonly PriceItem[],
  way: Omit<PickedOffer, "price">,
  address: string,
  { t, money }: Pick<Page, "t" | "money">,
): string {
  const { from, to, roundTrip, stops = [] } = way;
  const lines = items.map((item) => {
    const { total, rides } = orderPrice({ ...way, price: item }, EMPTY_DRAFT);
    const { title, capacity, luggage_capacity: bags } = item.car_class;
    const note = t(rides.length > 1 ? "prices.perCarBoth" : roundTrip ? "prices.oneWayOnly" : "prices.perCar");
    const room = `${t("prices.seats", { count: capacity })}, ${t("prices.luggage", { count: bags })}`;
    return `${title} (${room}): ${money(total, item.currency)} ${note}`;
  });
  const [start = "", finish = "", ...between] = [from, to, ...stops].map(
    (place) => place.structured_formatting.main_text,
  );
  const route = [start, finish].join(roundTrip ? " ⇄ " : " → ");
  const named =
    between.length === 0 ? route : `${route}, ${t("prices.via", { count: between.length, stops: between.join(", ") })}`;
  return [named, "", ...lines, "", address].join("\n");
}
