import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TripChoicesView } from "#contract/console/changes/change-order.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { classRows, type ClassRow } from "#web/console/phone/prices/class-rows.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import type { TripForm } from "./trip-form.ts";

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** A quote holds for a quarter of an hour; a window may stay open longer. */
const RENEW_MS = 5 * 60_000;

/** The classes for the same way at the time of the form, as the buyer of the order is shown them. */
export interface ClassPrices {
  /** The trip may have another class. */
  readonly isOffered: boolean;
  readonly rows: readonly ClassRow[];
  /** The rows are not those of the time yet. */
  readonly isAsking: boolean;
  readonly isLost: boolean;
}

/** Asks for the prices of all classes a trip could be changed to. */
export function useClassPrices(
  order: DeskOrderView,
  { search, rent_search: rent, currency }: TripChoicesView,
  form: TripForm,
): ClassPrices {
  const { api } = useConsole();
  const time = useDelayed(form.time, 400);
  const { account_id: accountId } = order.customer;
  // An account has a tariff of its own, unless it acts for others.
  const buyer = accountId === null ? order.partner && { partner_id: order.partner.id } : { account_id: accountId };
  const way = search ?? rent;
  const isAsked = way !== null && MOMENT.test(time);
  const asked = { ...buyer, currency, departure_time: time };
  const found = useQuery({
    queryKey: ["changing", "classes", way, asked],
    queryFn: async ({ signal }): Promise<readonly PriceItem[]> => {
      if (search !== null) return api("searchPricesFor", { query: { ...search, ...asked }, signal });
      if (rent === null) return [];
      const found = await api("searchRentPricesFor", { query: { ...rent, ...asked }, signal });
      // A class that is not let for so few hours would change the rent and not only its car.
      return found.filter(({ travel_time: seconds }) => seconds === rent.duration);
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
    staleTime: 60_000,
    retry: false,
  });
  const people = Number(form.adults) + Number(form.children) || 1;
  return {
    isOffered: way !== null,
    rows: isAsked ? classRows(found.data ?? [], found.data, people) : [],
    isAsking: isAsked && (time !== form.time || found.isPending || found.isPlaceholderData),
    isLost: isAsked && found.isError,
  };
}
