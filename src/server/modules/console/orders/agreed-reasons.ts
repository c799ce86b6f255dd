import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { isAgreedPrice, tariffPrice } from "#domain/prices/agreed-price.ts";
import { toMajor } from "#domain/values/money.ts";
import type { KeptDeed } from "#server/audit/audit.repository.ts";
import { quoteOfTrip, type StoredOrder } from "#server/modules/orders/index.ts";

/** Why the rides of an order have an agreed price, for the staff alone: of each the reason that was given last, and by whom. */
export function agreedReasons(
  { trips, currency }: Pick<StoredOrder, "trips" | "currency">,
  deeds: readonly KeptDeed[],
  names: ReadonlyMap<number, string>,
): DeskOrderView["agreed"] {
  return trips.flatMap((trip) => {
    const quote = quoteOfTrip(trip);
    const deed = deeds
      .filter(({ call, before }) => call === "agreePrice" && before["trip"] === trip.trip_id)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
    if (quote === undefined || deed === undefined || !isAgreedPrice(quote.lines)) return [];
    const { at, account_id: id, reason } = deed;
    const by = { kind: "operator" as const, name: names.get(id) ?? "" };
    return [{ trip_id: trip.trip_id, tariff: toMajor(tariffPrice(quote), currency), reason, at: at.getTime(), by }];
  });
}
