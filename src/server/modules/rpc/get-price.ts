import type { PriceItem } from "#contract/prices/prices.ts";
import type { RpcPrice } from "#contract/rpc.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { placeParam } from "#server/modules/rpc/place-param.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { commonParams, type RpcParams } from "#server/modules/rpc/rpc-params.ts";

/**
 * Prices between two places by number. The result is a list of groups, one per car class: old clients read two shapes, and
 * this is the one of a client that demonstrably sells.
 */
export async function getPrice({ gazetteer, ask }: RpcContext, params: RpcParams) {
  const start = placeParam(gazetteer, params, "startPlaceAuditID");
  const finish = placeParam(gazetteer, params, "finishPlaceAuditID");
  const items = await ask<PriceItem[]>({
    method: "GET",
    path: "/prices",
    query: {
      ...commonParams(params),
      start_place_point: formatGeoPoint(start.point),
      start_place_id: start.id,
      finish_place_point: formatGeoPoint(finish.point),
      finish_place_id: finish.id,
    },
  });
  const blocks = [...Map.groupBy(items, (item) => item.car_class.car_class_id).values()];
  return { Result: blocks.map((block) => block.map(rpcPrice)), ItemCount: items.length, BlockCount: blocks.length };
}

function rpcPrice(item: PriceItem): RpcPrice {
  return {
    AuditID: item.price_id,
    CarClassID: item.car_class.car_class_id,
    CarClass: item.car_class.title,
    Capacity: item.car_class.capacity,
    Models: item.car_class.models.join(", "),
    TotalCost: item.price,
    Currency: item.currency,
    PriceRUB: item.price_rub,
    ReverseID: item.reverse_price?.price_id ?? null,
    ReversePrice: item.reverse_price?.price ?? null,
  };
}
