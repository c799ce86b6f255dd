import type { Place } from "#domain/places/place.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { findPlace } from "#server/modules/places/index.ts";
import { refusalFailure } from "#server/modules/rpc/rpc-failure.ts";
import { neededParam, type RpcParams } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";

/** The place that a parameter names by its number, which the old calls call its AuditID. */
export function placeParam(gazetteer: Gazetteer, params: RpcParams, name: string): Place {
  const place = findPlace(gazetteer, neededParam(params, name));
  if (place === undefined) throw refusalFailure(new Refusal("place-unknown"));
  return place;
}
