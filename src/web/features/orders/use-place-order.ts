import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { laterCode } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { usePageReturn } from "#web/page/use-page-return.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { afterOrder } from "./after-order.ts";
import { currentAttempt, newAttempt, saveAttempt } from "./attempt.ts";
import type { OrderDesk, orderSender } from "./order-sender.ts";
import type { EarlierWay, OrderedAs } from "./ordered-as.ts";
import type { Placed, Placing } from "./placing.ts";
import type { AttemptWatch } from "./watch-attempt.ts";

const sending = laterCode(() => import("./order-sending.ts").then((file) => file.orderSending));
sending.preload();

/** An order that was made from the form before, and what it was made of. */
type EarlierOrder = { readonly order: Placed; readonly as: OrderedAs | undefined };

type PlaceOrderDeps = Pick<OrderDesk, "requote" | "kept" | "onCodeRefused" | "onPlaced" | "onChanged"> & {
  /** The offer to order, at the latest known prices. */
  readonly offerNow: () => PickedOffer;
};

/**
 * Places the order of the draft with one attempt key for all retries, so that repeated presses never make a second order. An order
 * that was already made from this form is paid as it is or changed; a second one is made only where that was said before.
 */
export function usePlaceOrder({ offerNow, ...form }: PlaceOrderDeps) {
  const page = usePage();
  const api = useApi();
  const client = useQueryClient();
  const { Part: code, retry } = usePagePart(sending, true);
  const [placing, setPlacing] = useState<Placing>(() => ({ step: currentAttempt().sent ? "unknown" : "idle" }));
  const [known, setEarlier] = useState(earlierOrder);
  /** In a frame that may keep nothing, its key leads back to it from paying. */
  const earlier = known && {
    ...known,
    order: { ...known.order, orderKey: code?.heldKey(known.order.orderId) ?? null },
  };
  const alive = useRef(true);
  usePageReturn(() => {
    setPlacing({ step: "idle" });
    setEarlier(earlierOrder());
  });

  const settle = (next: Placing) => {
    saveAttempt({ ...currentAttempt(), sent: false });
    if (alive.current) setPlacing(next);
  };
  const onPlaced = afterOrder(page.options, form.onPlaced);
  const arrived = (order: Placed) => {
    settle({ step: "placed", order });
    if (alive.current) onPlaced(order);
  };
  const lose = () => setPlacing({ step: "unknown" });
  const recall = () => setEarlier(earlierOrder());
  const isLeft = () => !alive.current;
  /** A press before the code has come waits for it, seen to be busy, and then acts once. */
  const press = async (act: (sender: ReturnType<typeof orderSender>) => Promise<void>) => {
    setPlacing({ step: "sending" });
    const come = await sending.load().catch(() => undefined);
    if (come === undefined) return settle({ step: "refused", message: page.t("common.offline") });
    await act(come.orderSender({ ...form, onPlaced, api, client, page, lose, settle, arrived, recall, isLeft }));
  };
  const send = (offer: PickedOffer) => void press((sender) => sender.send(offer));

  const isUnknown = placing.step === "unknown";
  const watch = useRef<AttemptWatch>(undefined);
  const conclude = useEffectEvent((answer: Placed | undefined) => {
    if (answer) {
      void code?.receiveOrder({ page, arrived, recall, settle }, answer);
    } else settle({ step: "refused", message: page.t("booking.notPlaced") });
  });
  useEffect(() => {
    if (!isUnknown || code === undefined) return undefined;
    watch.current = code.watchAttempt(() => code.askAttempt(api, currentAttempt()), conclude);
    return watch.current.stop;
  }, [isUnknown, code, api]);

  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);

  return {
    placing,
    earlier,
    place: (way?: EarlierWay) => {
      if (earlier === undefined || way === undefined) return send(offerNow());
      if (way === "changeable") return void press((sender) => sender.change(earlier.order, offerNow()));
      if (way === "same") {
        code?.notePlaced(earlier.order);
        return onPlaced(earlier.order);
      }
      newAttempt();
      setEarlier(undefined);
      send(offerNow());
    },
    accept: (offer: PickedOffer) => {
      if (earlier !== undefined && placing.step === "repriced") {
        const { agreed } = placing;
        if (agreed !== undefined) return void press((sender) => sender.change(earlier.order, offer, agreed));
      }
      useTripDraft.getState().reprice(offer);
      send(offer);
    },
    /** What was refused has been changed since. */
    forgive: () => placing.step === "refused" && setPlacing({ step: "idle" }),
    checkNow: () => (watch.current ? watch.current.lookNow() : retry()),
  };
}

/** The order that this form has already become, and what it was made of, as far as this tab knows. */
function earlierOrder(): EarlierOrder | undefined {
  const { orderId, transaction, as } = currentAttempt();
  if (orderId === undefined || transaction === undefined) return undefined;
  return { order: { orderId, transaction, orderKey: null }, as };
}
