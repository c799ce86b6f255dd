import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePage } from "#web/lib/page.tsx";
import { ApiError } from "#web/lib/api-error.ts";
import { useTripDraft } from "#web/lib/trip-draft-store.ts";
import { currentAttempt, forgetAttempt } from "./attempt.ts";
import { takeOrderKey } from "./order-key.ts";
import { ORDER_WATCH, orderQuery } from "./order-query.ts";

/** Reads an order with the key of its link; once it is paid, or is paid to the driver, the draft that made it is erased. */
export function useOpenOrder(orderId: number) {
  const { api } = usePage();
  const [key] = useState(() => takeOrderKey(orderId));
  const [openedAt] = useState(() => Date.now());
  const query = useQuery({ ...orderQuery(api, orderId, key ?? "", openedAt), enabled: key !== undefined });
  const isDone = query.data?.payment === "paid" || query.data?.payment === "none";

  useEffect(() => {
    if (!isDone || currentAttempt().orderId !== orderId) return;
    useTripDraft.getState().erase();
    forgetAttempt();
  }, [isDone, orderId]);

  return {
    hasKey: key !== undefined,
    order: query.data,
    isUnknown: isBadLink(query.error),
    isFailed: query.isError && !query.data,
    waitsLong: query.dataUpdatedAt - openedAt > ORDER_WATCH.soonForMs,
    retry: () => void query.refetch(),
  };
}

/** A key that was not copied whole is refused as malformed or as nobody's, not as unknown. */
function isBadLink(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 404].includes(error.status);
}
