import { batchReservations } from "#server/modules/rpc/batch-reservations.ts";
import { getMaskReservation } from "#server/modules/rpc/get-mask-reservation.ts";
import { getPlaceFromPlace } from "#server/modules/rpc/get-place-from-place.ts";
import { getPrice } from "#server/modules/rpc/get-price.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import type { RpcParams } from "#server/modules/rpc/rpc-params.ts";

/** One method of the old calls. */
type RpcMethod = (context: RpcContext, params: RpcParams) => Promise<unknown>;

/** Every method by the name that old clients use. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ["Login", ({ ask }, params) => ask({ method: "POST", path: "/auth/login", body: params })],
  ["GetPlaceFromPlace", getPlaceFromPlace],
  ["GetPrice", getPrice],
  ["GetMaskReservation", getMaskReservation],
  ["BatchReservations", batchReservations],
]);
