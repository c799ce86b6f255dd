import type { QueryClient } from "@tanstack/react-query";
import { isStaleQuote } from "#contract/wire/errors.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { attemptHeaders } from "#web/api/call-headers.ts";
import { isUnanswered } from "#web/api/failure-words.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { orderBody } from "#web/features/orders/body/order-body.ts";
import { orderOrigin } from "#web/features/orders/body/origin.ts";
import type {} from "#web/frame/host-page.ts";
import type { Page } from "#web/page/page.tsx";
import { accountRules, changeRules } from "#web/trip/account-rules.ts";
import { bringPhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { readingNow } from "#web/trip/phone/reading-now.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { tellOrdered } from "#web/trip/tab-notice.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { visitOrigin } from "#web/trip/visit-origin.ts";
import { askAttempt } from "./ask-attempt.ts";
import { currentAttempt, newAttempt, saveAttempt, type Attempt } from "./attempt.ts";
import { afterChange, type AgreedSums } from "./change/change-order.ts";
import { saveChange } from "./change/save-change.ts";
import { markFastRide } from "./kept/mark-fast-ride.ts";
import { holdOrderKey } from "./kept/order-key.ts";
import { ORDERS_NOW } from "./order-now-query.ts";
import { orderedAs } from "./ordered-as.ts";
import type { Placed, Placing } from "./placing.ts";

/** What sending an order asks of the form, and tells it. */
export type OrderDesk = {
  readonly api: Api;
  readonly client: QueryClient;
  readonly page: Page;
  /** Requests a new price for the same car on the same route; undefined when that car is gone. */
  readonly requote: (offer: PickedOffer) => Promise<PickedOffer | undefined>;
  /** What every address of this visit keeps. */
  readonly kept: string;
  /** The outcome of the call is not known. */
  readonly lose: () => void;
  readonly settle: (next: Placing) => void;
  readonly arrived: (order: Placed) => void;
  /** What this tab knows of the order it has made is different now. */
  readonly recall: () => void;
  /** The form has been left. */
  readonly isLeft: () => boolean;
  /** The order was refused for its certificate; whether that is said at the code. */
  readonly onCodeRefused: (why: string) => boolean;
  readonly onPlaced: (order: Placed) => void;
  /** The order that the form was opened to change is saved; `place` is where it is shown. */
  readonly onChanged: (place: string) => void;
};

/** Sends the draft as an order, or as a change of one that exists. */
export function orderSender(desk: OrderDesk) {
  const { api, client, page, requote, settle } = desk;
  const { t, store, options } = page;

  const bodyOf = (offer: PickedOffer, draft: TripDraft) => {
    const { account } = store.getState();
    const reading = readingNow(page, "");
    const rules = accountRules(account, options);
    const followed = offer.changes === undefined ? rules : changeRules(rules);
    return orderBody(offer, draft, reading, followed, orderOrigin(options, account, visitOrigin()));
  };

  const send = async (offer: PickedOffer, mayRequote = true): Promise<void> => {
    const { draft } = useTripDraft.getState();
    const attempt = saveAttempt({ ...currentAttempt(), sent: true, as: orderedAs(offer, draft) });
    try {
      await bringPhonePlans();
      const body = bodyOf(offer, useTripDraft.getState().draft);
      const [first] = await api("placeOrder", { body, headers: attemptHeaders(attempt), keep: true });
      if (first === undefined) return settle({ step: "unknown" });
      const order = { orderId: first.order_id, transaction: first.transaction, orderKey: first.order_key };
      if (body.trips.some((trip) => trip.is_fast_ride)) markFastRide(order.orderId);
      await receiveOrder(desk, order);
    } catch (error) {
      const code = refusalCode(error);
      if (isUnanswered(error)) return desk.lose();
      if (code === "attempt-conflict") return conflict(attempt);
      if (isStaleQuote(code) && mayRequote) return renew(offer);
      refuse(error);
    }
  };

  const refuse = (error: unknown) => {
    // What nobody expected has no words for people.
    const message = (error instanceof ApiError && error.message) || t("trans.common.error_boundary.title");
    // The code was used since it was accepted, or its time is over: the price is shown without it, and why beside the code.
    if (refusalCode(error)?.startsWith("certificate-")) {
      void client.invalidateQueries({ queryKey: ["certificate"] });
      if (desk.onCodeRefused(message)) return settle({ step: "idle" });
    }
    settle({ step: "refused", message });
  };

  /** Another tab has made an order with this key, and not of this: what it was made of is not known here. */
  const conflict = async ({ key, secret }: Attempt) => {
    const found = await askAttempt(api, { key, secret });
    if (typeof found !== "object") {
      newAttempt();
      return settle({ step: "conflict" });
    }
    if (found.orderKey !== null) holdOrderKey(found.orderId, found.orderKey);
    saveAttempt({ key, secret, sent: false, orderId: found.orderId, transaction: found.transaction });
    desk.recall();
    settle({ step: "idle" });
  };

  const change = async (order: Placed, offer: PickedOffer, agreed?: AgreedSums): Promise<void> => {
    try {
      await bringPhonePlans();
      const { next, refused } = await saveChange(api, { order, offer, agreed, bodyOf });
      if (next === undefined) {
        void client.invalidateQueries(ORDERS_NOW);
        desk.recall();
        return refuse(refused);
      }
      settle(next);
      if (next.step !== "placed" || desk.isLeft()) return;
      if (offer.changes === undefined) {
        notePlaced(order);
        desk.onPlaced(order);
      } else desk.onChanged(afterChange(store.getState().account, order.orderId, desk.kept));
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

  return { send, change };
}

/**
 * Takes what the server has made of the form: the page around is told of it, once, and whoever ordered goes on from there.
 * Where the function of that page fails, the button works again: it leads on from the order, and makes no other.
 */
export async function receiveOrder(
  { page, arrived, recall, settle }: Pick<OrderDesk, "page" | "arrived" | "recall" | "settle">,
  order: Placed,
): Promise<void> {
  notePlaced(order);
  const goesOn = await window.hostPage?.ask({ name: "order", order: order.orderId });
  if (goesOn !== false) return arrived(order);
  recall();
  settle({ step: "refused", message: page.t("trans.common.error_boundary.title") });
}

/** Keeps in this tab what the form has become, and tells the other tabs. */
export function notePlaced({ orderId, transaction, orderKey }: Placed): void {
  if (orderKey !== null) holdOrderKey(orderId, orderKey);
  saveAttempt({ ...currentAttempt(), orderId, transaction });
  const { offer } = useTripDraft.getState();
  if (offer) tellOrdered(offer, orderId);
}
