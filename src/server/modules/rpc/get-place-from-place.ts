import type { Suggestion } from "#contract/places.ts";
import type { Place } from "#domain/places/place.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { findPlace } from "#server/modules/places/index.ts";
import { placeParam } from "#server/modules/rpc/place-param.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import type { RpcParams } from "#server/modules/rpc/rpc-params.ts";

/**
 * Suggests destinations from a place: its town with the airports and stations there. Any two points can be priced, so the
 * list only shows the usual destinations.
 */
export async function getPlaceFromPlace({ gazetteer, locale, ask }: RpcContext, params: RpcParams) {
  const start = placeParam(gazetteer, params, "startID");
  const found = await ask<Suggestion[]>({
    method: "GET",
    path: "/transport-nodes",
    query: { term: townOf(start, locale), place_id: start.id },
  });
  return found.flatMap(({ place_id: id, description }) => {
    const place = findPlace(gazetteer, id);
    return place === undefined || place.id === start.id ? [] : [{ AuditID: place.number, Title: description }];
  });
}

function townOf(place: Place, locale: Locale): string {
  const near = nameIn(place.near, locale);
  return place.kind === "locality" || near === "" ? nameIn(place.name, locale) : near;
}
