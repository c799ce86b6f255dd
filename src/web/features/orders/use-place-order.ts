import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isStaleQuote } from "#contract/wire/errors.ts";
import { useApi } from "#web/api/api-context.ts";
import { ATTEMPT_HEADER } from "#web/api/call-headers.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { orderBody } from "#web/features/orders/body/order-body.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/trip-draft-store.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { askAttempt, isLost } from "./ask-attempt.ts";
import { currentAttempt, newAttempt, saveAttempt } from "./attempt.ts";
import { keepOrderKey } from "./order-key.ts";
import type { Placed, Placing } from "./placing.ts";
import { watchAttempt, type AttemptWatch } from "./watch-attempt.ts";

type PlaceOrderDeps = {
  /** The offer to order, at the latest known prices. */
  readonly offerNow: () => PickedOffer;
  /** Requests a new price for the same car on the same route; undefined when that car is gone. */
  readonly requote: (offer: PickedOffer) => Promise<PickedOffer | undefined>;
  readonly onPlaced: (order: Placed) => void;
};

/**
 * Places the order of the draft with one attempt key for all retries, so that repeated presses never make a second order.
 */
export function usePlaceOrder({ offerNow, requote, onPlaced }: PlaceOrderDeps) {
  const { t, locale, store } = usePage();
  const api = useApi();
  const [placing, setPlacing] = useState<Placing>(() => ({ step: currentAttempt().sent ? "unknown" : "idle" }));
  const alive = useRef(true);
  usePageReturn(() => setPlacing({ step: "idle" }));

  const settle = (next: Placing) => {
    saveAttempt({ key: currentAttempt().key, sent: false });
    if (alive.current) setPlacing(next);
  };
  const arrived = (order: Placed) => {
    if (order.orderKey !== null) keepOrderKey(order.orderId, order.orderKey);
    settle({ step: "placed", order });
    saveAttempt({ ...currentAttempt(), orderId: order.orderId });
    if (alive.current) onPlaced(order);
  };

  const send = async (offer: PickedOffer, mayRequote = true): Promise<void> => {
    const { draft } = useTripDraft.getState();
    const { key } = saveAttempt({ ...currentAttempt(), sent: true });
    setPlacing({ step: "sending" });
    try {
      const body = orderBody(offer, draft, locale, accountRules(store.getState().account));
      const [first] = await api("placeOrder", { body, headers: { [ATTEMPT_HEADER]: key }, keep: true });
      if (first) arrived({ orderId: first.order_id, transaction: first.transaction, orderKey: first.order_key });
      else settle({ step: "unknown" });
    } catch (error) {
      const code = refusalCode(error);
      if (isLost(error)) return setPlacing({ step: "unknown" });
      if (code === "attempt-conflict") return conflict(key);
      if (isStaleQuote(code) && mayRequote) return renew(offer);
      settle({ step: "refused", message: messageOf(error) });
    }
  };

  const conflict = async (key: string) => {
    const earlier = await askAttempt(api, key);
    newAttempt();
    if (typeof earlier === "object" && earlier.orderKey !== null) keepOrderKey(earlier.orderId, earlier.orderKey);
    settle({ step: "conflict", earlier: typeof earlier === "object" ? earlier : undefined });
  };

  const renew = async (offer: PickedOffer) => {
    try {
      const fresh = await requote(offer);
      if (!fresh) return settle({ step: "refused", message: t("booking.classGone") });
      const { draft, reprice } = useTripDraft.getState();
      const [before, now] = [orderPrice(offer, draft).total, orderPrice(fresh, draft).total];
      if (before !== now) return settle({ step: "repriced", before, now, offer: fresh });
      reprice(fresh);
      return send(fresh, false);
    } catch {
      settle({ step: "refused", message: t("booking.requoteFailed") });
    }
  };

  const messageOf = (error: unknown) => {
    if (error instanceof Error && error.message !== "") return error.message;
    return t("trans.common.error_boundary.title");
  };

  const isUnknown = placing.step === "unknown";
  const watch = useRef<AttemptWatch>(undefined);
  const ask = useEffectEvent(() => askAttempt(api, currentAttempt().key));
  const conclude = useEffectEvent((answer: Placed | undefined) => {
    if (answer) arrived(answer);
    else settle({ step: "refused", message: t("booking.notPlaced") });
  });
  useEffect(() => {
    if (!isUnknown) return undefined;
    watch.current = watchAttempt(ask, conclude);
    return watch.current.stop;
  }, [isUnknown]);

  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);

  return {
    placing,
    place: () => void send(offerNow()),
    accept: (offer: PickedOffer) => {
      useTripDraft.getState().reprice(offer);
      void send(offer);
    },
    checkNow: () => watch.current?.lookNow(),
  };
}
