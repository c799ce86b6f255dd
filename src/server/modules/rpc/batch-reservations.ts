import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { readTypedTime } from "#domain/values/typed-time.ts";
import { NAMELESS, type UsableQuote } from "#server/modules/prices/index.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { refusalFailure, rpcFailure } from "#server/modules/rpc/rpc-failure.ts";
import { commonParams, isMembers, priceParam, textParam, type RpcParams } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Orders rides, each a car with its own people: the whole list is one order with one transaction, so that either all of it
 * is placed or nothing.
 */
export async function batchReservations({ prices, ask }: RpcContext, { data }: RpcParams) {
  const asked = Array.isArray(data) ? data.filter(isMembers) : [];
  if (!Array.isArray(data) || asked.length !== data.length || asked.length === 0) {
    throw rpcFailure("params", "noList");
  }
  if (asked.length > ORDER_LIMITS.trips) {
    throw refusalFailure(new Refusal("too-many-trips", { words: { most: ORDER_LIMITS.trips } }));
  }
  const rides = await Promise.all(asked.map(async (one) => ({ one, quote: await quoteOf(prices, one) })));
  const placed = await ask<PlacedOrder[]>({
    method: "POST",
    path: "/orders",
    body: { trips: rides.map(tripOf), ...commonParams(asked[0] ?? {}) },
  });
  return placed.map((trip, at) => {
    const ride = rides[at];
    if (ride === undefined) throw new Error("More trips were placed than were asked for");
    return {
      Price: trip.price,
      Currency: trip.currency,
      Transaction: trip.transaction,
      OrderID: trip.order_id,
      CarClassID: ride.quote.carClass.id,
    };
  });
}

/**
 * Finds the quote because the kind of start place decides whether the number is a flight or a train; the order checks whether
 * its caller may have the price.
 */
async function quoteOf(prices: RpcContext["prices"], one: RpcParams): Promise<UsableQuote> {
  try {
    return await prices.usableQuote(priceParam(one), NAMELESS);
  } catch (error) {
    throw error instanceof Refusal ? refusalFailure(error) : error;
  }
}

interface AskedRide {
  readonly one: RpcParams;
  readonly quote: UsableQuote;
}

function tripOf({ one, quote }: AskedRide): Record<string, unknown> {
  const number = textParam(one, "arrivalNumber");
  const isTrain = endKind(quote.start.kind) === "station";
  return {
    price_id: priceParam(one),
    ...commonParams(one),
    passengers: one["passengers"],
    start_location: {
      time: timeOf(one, "dateArrival"),
      address: textParam(one, "locationAddress"),
      [isTrain ? "train_number" : "flight_number"]: number,
    },
    finish_location: { time: timeOf(one, "dateDeparture"), address: textParam(one, "destinationAddress") },
  };
}

/** An unreadable time is passed on unchanged, and the order says what is wrong with it. */
function timeOf(one: RpcParams, name: string): string | undefined {
  const text = textParam(one, name);
  return text === undefined ? undefined : (readTypedTime(text) ?? text);
}
