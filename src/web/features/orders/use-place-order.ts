import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isStaleQuote } from "#contract/wire/errors.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { useApi } from "#web/api/api-context.ts";
import { ATTEMPT_HEADER } from "#web/api/call-headers.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { isChunkFailure } from "#web/page/chunk-reload.ts";
import { laterCode } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { bringPhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { askAttempt, isLost } from "./ask-attempt.ts";
import { currentAttempt, newAttempt, saveAttempt } from "./attempt.ts";
import type { AgreedSums } from "./change/change-order.ts";
import { keepOrderKey } from "./order-key.ts";
import { orderedAs, type EarlierWay, type OrderedAs } from "./ordered-as.ts";
import type { Placed, Placing } from "./placing.ts";
import { watchAttempt, type AttemptWatch } from "./watch-attempt.ts";

const sending = laterCode(() => import("./order-sending.ts").then((file) => file.orderSending));
sending.preload();

/** An order that was made from the form before, and what it was made of. */
type EarlierOrder = { readonly order: Placed; readonly as: OrderedAs | undefined };

type PlaceOrderDeps = {
  /** The offer to order, at the latest known prices. */
  readonly offerNow: () => PickedOffer;
  /** Requests a new price for the same car on the same route; undefined when that car is gone. */
  readonly requote: (offer: PickedOffer) => Promise<PickedOffer | undefined>;
  /** What every address of this visit keeps. */
  readonly kept: string;
  /** The order was refused for its certificate; whether that is said at the code. */
  readonly onCodeRefused: (why: string) => boolean;
  readonly onPlaced: (order: Placed) => void;
  /** The order that the form was opened to change is saved; `place` is where it is shown. */
  readonly onChanged: (place: string) => void;
};

/**
 * Places the order of the draft with one attempt key for all retries, so that repeated presses never make a second order. An order
 * that was already made from this form is paid as it is or changed; a second one is made only where that was said before (B3).
 */
export function usePlaceOrder({ kept, onPlaced, onChanged, ...deps }: PlaceOrderDeps) {
  const { offerNow, requote, onCodeRefused } = deps;
  const { t, store, options } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const [placing, setPlacing] = useState<Placing>(() => ({ step: currentAttempt().sent ? "unknown" : "idle" }));
  const [earlier, setEarlier] = useState(earlierOrder);
  const alive = useRef(true);
  usePageReturn(() => {
    setPlacing({ step: "idle" });
    setEarlier(earlierOrder());
  });

  const settle = (next: Placing) => {
    saveAttempt({ ...currentAttempt(), sent: false });
    if (alive.current) setPlacing(next);
  };
  const arrived = (order: Placed) => {
    if (order.orderKey !== null) keepOrderKey(order.orderId, order.orderKey);
    const { orderId, transaction } = order;
    saveAttempt({ ...currentAttempt(), orderId, transaction });
    settle({ step: "placed", order });
    if (alive.current) onPlaced(order);
  };
  const sender = async () => {
    const [code] = await Promise.all([sending.load(), bringPhonePlans()]);
    const { account } = store.getState();
    return {
      ...code,
      bodyOf: (offer: PickedOffer, draft: TripDraft) => code.bodyOf(offer, draft, { options, account }),
    };
  };

  const send = async (offer: PickedOffer, mayRequote = true): Promise<void> => {
    const as = orderedAs(offer, useTripDraft.getState().draft);
    const { key } = saveAttempt({ ...currentAttempt(), sent: true, as });
    setPlacing({ step: "sending" });
    try {
      const { bodyOf } = await sender();
      const body = bodyOf(offer, useTripDraft.getState().draft);
      const [first] = await api("placeOrder", { body, headers: { [ATTEMPT_HEADER]: key }, keep: true });
      if (first) arrived({ orderId: first.order_id, transaction: first.transaction, orderKey: first.order_key });
      else settle({ step: "unknown" });
    } catch (error) {
      const code = refusalCode(error);
      if (isLost(error)) return setPlacing({ step: "unknown" });
      if (code === "attempt-conflict") return conflict(key);
      if (isStaleQuote(code) && mayRequote) return renew(offer);
      refuse(error);
    }
  };

  const refuse = (error: unknown) => {
    const message = messageOf(error);
    // The code was used since it was accepted, or its time is over: the price is shown without it, and why beside the code.
    if (refusalCode(error)?.startsWith("certificate-")) {
      void client.invalidateQueries({ queryKey: ["certificate"] });
      if (onCodeRefused(message)) return settle({ step: "idle" });
    }
    settle({ step: "refused", message });
  };

  /** Another tab has made an order with this key, and not of this: what it was made of is not known here. */
  const conflict = async (key: string) => {
    const found = await askAttempt(api, key);
    if (typeof found !== "object") {
      newAttempt();
      return settle({ step: "conflict" });
    }
    if (found.orderKey !== null) keepOrderKey(found.orderId, found.orderKey);
    saveAttempt({ key, sent: false, orderId: found.orderId, transaction: found.transaction });
    setEarlier(earlierOrder());
    settle({ step: "idle" });
  };

  const change = async (order: Placed, offer: PickedOffer, agreed?: AgreedSums): Promise<void> => {
    setPlacing({ step: "sending" });
    try {
      const { afterChange, saveChange, bodyOf } = await sender();
      const { next, refused } = await saveChange(api, { order, offer, agreed, bodyOf });
      if (next === undefined) {
        setEarlier(earlierOrder());
        return refuse(refused);
      }
      settle(next);
      if (next.step !== "placed" || !alive.current) return;
      if (offer.changes === undefined) onPlaced(order);
      else onChanged(afterChange(store.getState().account, order.orderId, kept));
    } catch (error) {
      refuse(error);
    }
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
    if (isChunkFailure(error)) return t("common.offline");
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
    earlier,
    place: (way?: EarlierWay) => {
      if (earlier === undefined || way === undefined) return void send(offerNow());
      if (way === "changeable") return void change(earlier.order, offerNow());
      if (way === "same") return onPlaced(earlier.order);
      newAttempt();
      setEarlier(undefined);
      void send(offerNow());
    },
    accept: (offer: PickedOffer) => {
      if (earlier !== undefined && placing.step === "repriced" && placing.agreed !== undefined) {
        return void change(earlier.order, offer, placing.agreed);
      }
      useTripDraft.getState().reprice(offer);
      void send(offer);
    },
    /** What was refused has been changed since. */
    forgive: () => placing.step === "refused" && setPlacing({ step: "idle" }),
    checkNow: () => watch.current?.lookNow(),
  };
}

/** The order that this form has already become, and what it was made of, as far as this tab knows. */
function earlierOrder(): EarlierOrder | undefined {
  const { orderId, transaction, as } = currentAttempt();
  if (orderId === undefined || transaction === undefined) return undefined;
  return { order: { orderId, transaction, orderKey: null }, as };
}
