import { useQuery } from "@tanstack/react-query";
import { useConsole } from "#web/console/app/console.tsx";
import { pickupOf, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";

const PAUSE_MS = 300;

/** What is said about the pick-up of a priced ride. */
export interface TimeWords {
  readonly isRefused: boolean;
  readonly words: readonly string[];
}

const NOTHING: TimeWords = { isRefused: false, words: [] };

/** What the check of times says of a pick-up, as the buyer would read it; nothing while there is no price or no time. */
export function useTimeWords(
  draft: PhoneDraft,
  way: 0 | 1,
  prices: { readonly own: number | undefined; readonly there?: number | undefined },
): TimeWords {
  const { api } = useConsole();
  const pickup = useDelayed(pickupOf(draft.trips[way]), PAUSE_MS);
  const first = pickupOf(draft.trips[0]);
  const { accountId, partnerId } = draft;
  const query = {
    price_id: prices.own ?? 0,
    pickup_time: pickup ?? "",
    ...(accountId !== null && { account_id: accountId }),
    ...(partnerId !== null && { partner_id: partnerId }),
    ...(prices.there !== undefined &&
      first !== undefined && { there_price_id: prices.there, there_pickup_time: first }),
  };
  const { data } = useQuery({
    queryKey: ["phone", "time", query],
    queryFn: ({ signal }) => api("checkTimeFor", { query, signal }),
    enabled: prices.own !== undefined && pickup !== undefined,
    staleTime: 60_000,
  });
  if (data === undefined || pickup === undefined) return NOTHING;
  return { isRefused: !data.allow_booking, words: data.reasons.map(({ text }) => text) };
}
