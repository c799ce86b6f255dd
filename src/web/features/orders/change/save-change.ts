import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { currentAttempt, saveAttempt } from "#web/features/orders/attempt.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { orderedAs } from "#web/features/orders/ordered-as.ts";
import type { Placed, Placing } from "#web/features/orders/placing.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { changeOrder, ChangeRefused, type AgreedSums } from "./change-order.ts";

type SavedChange = {
  readonly order: Placed;
  readonly offer: PickedOffer;
  /** New prices that were accepted since the form was sent. */
  readonly agreed: AgreedSums | undefined;
  /** The body that would order a draft anew. */
  readonly bodyOf: (offer: PickedOffer, draft: TripDraft) => OrderBody;
};

type Saved = {
  /** The stage after saving; undefined where the change was refused. */
  readonly next?: Placing;
  readonly refused?: unknown;
};

/** Saves the form into an order that exists, and keeps in mind how far that came. */
export async function saveChange(api: Api, { order, offer, agreed = {}, bodyOf }: SavedChange): Promise<Saved> {
  const { draft } = useTripDraft.getState();
  const { edit, alone } = currentAttempt();
  try {
    const other = await changeOrder(api, {
      orderId: order.orderId,
      headers: keyHeaders(order.orderId),
      draft,
      bodyOf: (of) => bodyOf(offer, of),
      sums: orderPrice(offer, draft).trips,
      currency: offer.price.currency,
      classId: offer.price.car_class.car_class_id,
      version: edit,
      otherTrips: offer.changes !== undefined && alone !== true,
      agreed,
      onVersion: (version) => {
        if (currentAttempt().edit !== undefined) saveAttempt({ ...currentAttempt(), edit: version });
      },
    });
    if (other) {
      const { tripId, ...sums } = other;
      return { next: { step: "repriced", ...sums, offer, agreed: { ...agreed, [tripId]: sums.now } } };
    }
    // Whatever stands in a form that was opened to change an order is a change of it.
    if (offer.changes === undefined) saveAttempt({ ...currentAttempt(), as: orderedAs(offer, draft) });
    return { next: { step: "placed", order } };
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    const { cause } = error;
    // Where the order can be changed no more, only a second one is left, and that is said before it is made.
    if (refusalCode(cause) === "change-refused" && offer.changes === undefined) {
      saveAttempt({ ...currentAttempt(), as: undefined });
    }
    return { refused: cause };
  }
}
