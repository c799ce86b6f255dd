import type { Prices } from "#server/modules/prices/index.ts";
import type { AskTwin } from "#server/modules/rpc/ask-twin.ts";
import { batchReservations } from "#server/modules/rpc/batch-reservations.ts";
import { getMaskReservation } from "#server/modules/rpc/get-mask-reservation.ts";
import { getPlaceFromPlace } from "#server/modules/rpc/get-place-from-place.ts";
import { getPrice } from "#server/modules/rpc/get-price.ts";
import type { RpcParams } from "#server/modules/rpc/rpc-params.ts";

/** What a method works with. */
export interface RpcContext {
  readonly prices: Prices;
  readonly ask: AskTwin;
}

/** One method of the old calls. */
type RpcMethod = (context: RpcContext, params: RpcParams) => Promise<unknown>;

/** Every method by the name that old clients call it by. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ["Login", ({ ask }, params) => ask({ method: "POST", path: "/auth/login", body: params })],
  ["GetPlaceFromPlace", getPlaceFromPlace],
  ["GetPrice", getPrice],
  ["GetMaskReservation", getMaskReservation],
  ["BatchReservations", batchReservations],
]);
