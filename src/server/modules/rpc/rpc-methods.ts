import { batchReservations } from "#server/modules/rpc/batch-reservations.ts";
import { getMaskReservation } from "#server/modules/rpc/get-mask-reservation.ts";
import { getPlaceFromPlace } from "#server/modules/rpc/get-place-from-place.ts";
import { getPrice } from "#server/modules/rpc/get-price.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { refusalFailure } from "#server/modules/rpc/rpc-failure.ts";
import type { RpcParams } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";

/** One method of the old calls. */
type RpcMethod = (context: RpcContext, params: RpcParams) => Promise<unknown>;

/** A method that works with prices itself, refused as the versioned calls are until something is sold. */
const whenOpen =
  (method: RpcMethod): RpcMethod =>
  async (context, params) => {
    if (!(await context.isOpen())) throw refusalFailure(new Refusal("not-open"));
    return method(context, params);
  };

/** Every method by the name that old clients use. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ["Login", ({ ask }, params) => ask({ method: "POST", path: "/auth/login", body: params })],
  ["GetPlaceFromPlace", getPlaceFromPlace],
  ["GetPrice", getPrice],
  ["GetMaskReservation", whenOpen(getMaskReservation)],
  ["BatchReservations", whenOpen(batchReservations)],
]);
