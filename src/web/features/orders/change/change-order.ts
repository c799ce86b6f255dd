import type { TripItem } from "#contract/orders/trips.ts";
import type { Api } from "#web/api/api-call.ts";
import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";

/** What to change an order into: the body that would order it anew, what each trip costs then, and its car. */
type ChangedOrder = {
  readonly orderId: number;
  /** Opens it for a caller without an account. */
  readonly key: string | undefined;
  readonly body: OrderBody;
  readonly sums: readonly number[];
  readonly classId: number;
  /** Only the trip of this number is on the form. */
  readonly isOneTrip: boolean;
};

/** Changes every trip of an order, one call for each; a call that repeats a change does nothing (PAY-14). */
export async function changeOrder(
  api: Api,
  { orderId, key, body, sums, classId, isOneTrip }: ChangedOrder,
): Promise<void> {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { [ORDER_KEY_HEADER]: key };
  const trips = isOneTrip
    ? [{ order_id: orderId }]
    : (await api("getOrder", { params: { order_id: orderId }, headers })).trips;
  for (const [index, { order_id: tripId }] of trips.entries()) {
    const wanted = body.trips[index];
    const { orders } = await api("searchTrips", { query: { order_id: tripId }, headers });
    const [trip] = orders;
    if (wanted === undefined || trip === undefined) continue;
    await api("changeTrip", {
      body: {
        ...wanted,
        ...soldPrice(trip, wanted.price_id, classId),
        order_id: tripId,
        version: trip.version,
        ...(body.cost_center !== undefined && { cost_center: body.cost_center }),
        ...(sums[index] !== undefined && { expected_total: sums[index] }),
      },
      headers,
      keep: true,
    });
  }
}

/** A trip keeps the price it was sold by, unless another car is wanted. */
function soldPrice(
  { car_data: { car_class_id: sold }, price }: TripItem,
  priceId: OrderBody["trips"][number]["price_id"],
  classId: number,
) {
  return { price_id: sold === classId ? price.price_id : priceId };
}
