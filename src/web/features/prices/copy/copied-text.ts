import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { formatDayTime } from "#i18n/format.ts";
import { priceNote } from "#web/features/prices/card/price-note.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";

/** Prices as a text that can be sent to somebody: the way and its time, a line for each car, and the address of the list. */
export function copiedText(
  items: readonly PriceItem[],
  way: Omit<PickedOffer, "price">,
  address: string,
  page: Pick<PricedPage, "t" | "money" | "locale">,
): string {
  const { t, money, locale } = page;
  const { from, to, roundTrip, stops = [], when } = way;
  const lines = items.map((item) => {
    const offer = { ...way, price: item };
    const { total } = orderPrice(offer, EMPTY_DRAFT);
    const { title, capacity, luggage_capacity: bags } = item.car_class;
    const { shown, spoken = `${money(total, item.currency)} ${shown}` } = priceNote(offer, page);
    const room = `${t("prices.seats", { count: capacity })}, ${t("prices.luggage", { count: bags })}`;
    return `${title} (${room}): ${spoken}`;
  });
  const [start = "", finish = "", ...between] = [from, to, ...stops].map(
    (place) => place.structured_formatting.main_text,
  );
  const route = [start, finish].join(roundTrip ? " ⇄ " : " → ");
  const named =
    between.length === 0 ? route : `${route}, ${t("prices.via", { count: between.length, stops: between.join(", ") })}`;
  const timed = when === undefined ? [] : [formatDayTime(when, locale)];
  return [named, ...timed, "", ...lines, "", address].join("\n");
}
