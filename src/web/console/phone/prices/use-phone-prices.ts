import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { pickupOf, type DraftEnd, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { chosenRow, classRows, type ClassRow } from "./class-rows.ts";
import { orderSum, type OrderSum } from "./order-sum.ts";

/** After a pause this long in the typing prices are asked for. */
const PAUSE_MS = 250;
/** A quote holds for a quarter of an hour; a call may last longer. */
const RENEW_MS = 5 * 60_000;

/** The classes of the way as the buyer would see them, and what the order costs. */
export interface PhonePrices {
  readonly rows: readonly ClassRow[];
  readonly chosen: ClassRow | undefined;
  /** Undefined while a part of it has no price yet. */
  readonly sum: OrderSum | undefined;
  /** The prices are those of what was typed before. */
  readonly isAsking: boolean;
  readonly error: unknown;
  /** Both places are known, and nobody drives there. */
  readonly isNobody: boolean;
  /** No class drives at the typed time: the price of one of them, of which the check of times says why. */
  readonly lostThere: PriceItem | undefined;
  /** The chosen class does not drive back at the typed time. */
  readonly isBackLost: boolean;
  readonly again: () => void;
}

const NONE: readonly PriceItem[] = [];

/** Asks for the prices of a draft while it is typed; rows stay until others have come. */
export function usePhonePrices(draft: PhoneDraft): PhonePrices {
  const { api } = useConsole();
  const { from, to, accountId, partnerId, currency, isReturn, trips, party } = draft;
  const [there, back] = [useDelayed(pickupOf(trips[0]), PAUSE_MS), useDelayed(pickupOf(trips[1]), PAUSE_MS)];
  const hasEnds = from.place !== null && to.place !== null;
  const queryOf = (start: DraftEnd, finish: DraftEnd, more: { departure_time?: string; way_back_of?: string }) => {
    const query = {
      ...pointsOf(start, finish),
      currency,
      ...(accountId !== null && { account_id: accountId }),
      ...(partnerId !== null && { partner_id: partnerId }),
      ...more,
    };
    return {
      queryKey: ["phone", "prices", query],
      queryFn: ({ signal }: { signal: AbortSignal }) => api("searchPricesFor", { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: RENEW_MS,
      staleTime: 60_000,
    } as const;
  };
  const anyTime = useQuery({ ...queryOf(from, to, {}), enabled: hasEnds });
  const timed = useQuery({
    ...queryOf(from, to, there === undefined ? {} : { departure_time: there }),
    enabled: hasEnds && there !== undefined,
  });
  const isTimed = there !== undefined;
  const rows = hasEnds
    ? classRows(anyTime.data ?? NONE, isTimed ? timed.data : undefined, party.adults + party.children)
    : [];
  const chosen = chosenRow(rows, draft.carClass);
  const returns = useQuery({
    ...queryOf(to, from, { departure_time: back ?? "", way_back_of: String(chosen?.price.price_id ?? "") }),
    enabled: hasEnds && isReturn && back !== undefined && chosen !== undefined,
  });
  const way = chosen?.price;
  const wayBack = returns.data?.find(({ car_class: of }) => of.car_class_id === way?.car_class.car_class_id);
  const isTyping = there !== pickupOf(trips[0]) || (isReturn && back !== pickupOf(trips[1]));
  const isAsking =
    hasEnds &&
    (isTyping ||
      anyTime.isPending ||
      anyTime.isPlaceholderData ||
      (isTimed && (timed.isPending || timed.isPlaceholderData)) ||
      (isReturn && back !== undefined && chosen !== undefined && (returns.isPending || returns.isPlaceholderData)));
  const isWhole = way !== undefined && (!isReturn || wayBack !== undefined);
  return {
    rows,
    chosen,
    sum: isWhole ? orderSum(way, isReturn ? wayBack : undefined, draft) : undefined,
    isAsking,
    error: anyTime.error ?? (isTimed ? timed.error : null) ?? (isReturn ? returns.error : null),
    isNobody: hasEnds && !isAsking && anyTime.isSuccess && rows.length === 0,
    lostThere: isTimed && !isAsking && rows.every(({ lacks }) => lacks === "time") ? rows[0]?.price : undefined,
    isBackLost: isReturn && back !== undefined && !isAsking && chosen !== undefined && wayBack === undefined,
    again: () => void Promise.all([anyTime.refetch(), timed.refetch(), returns.refetch()]),
  };
}

function pointsOf({ place: start }: DraftEnd, { place: finish }: DraftEnd) {
  return {
    start_place_point: start === null ? "" : formatGeoPoint(start.geometry.location),
    finish_place_point: finish === null ? "" : formatGeoPoint(finish.geometry.location),
    ...(start && { start_place_id: start.place_id }),
    ...(finish && { finish_place_id: finish.place_id }),
  };
}
