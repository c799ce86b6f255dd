import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { RpcPrice } from "#contract/rpc.ts";
import type { TripField } from "#domain/booking/asked-trip-fields.ts";
import { requiredTripFields } from "#domain/booking/required-trip-fields.ts";
import { endKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { findPlace } from "#server/modules/places/index.ts";
import { NAMELESS } from "#server/modules/prices/index.ts";
import { batchReservations } from "#server/modules/rpc/batch-reservations.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { refusalFailure } from "#server/modules/rpc/rpc-failure.ts";
import { type RpcParams, priceParam, commonParams, neededParam } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The place that a parameter names by its number, which the old calls call its AuditID. */
function placeParam(gazetteer: Gazetteer, params: RpcParams, name: string): Place {
  const place = findPlace(gazetteer, neededParam(params, name));
  if (place === undefined) throw refusalFailure(new Refusal("place-unknown"));
  return place;
}

/**
 * Prices between two places by number. The result is a list of groups, one per car class: old clients read two shapes, and
 * this is the one of a client that demonstrably sells.
 */
async function getPrice({ gazetteer, ask }: RpcContext, params: RpcParams) {
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

/**
 * Suggests destinations from a place: its town with the airports and stations there. Any two points can be priced, so the
 * list only shows the usual destinations.
 */
async function getPlaceFromPlace({ gazetteer, locale, ask }: RpcContext, params: RpcParams) {
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

/** The old calls' names for the fields of a trip; they have none for a carriage number. */
const MASK_NAMES: Readonly<Partial<Record<TripField, MaskName>>> = {
  dateDeparture: "DateDeparture",
  arrivalNumber: "ArrivalNumber",
  arrivalTrainNumber: "ArrivalNumber",
};

type MaskName = "DateArrival" | "DateDeparture" | "ArrivalNumber" | "LocationAddress" | "DestinationAddress";

/** The fields required to reserve at a price, each with a text ending in the mark that old clients cut off. */
async function getMaskReservation({ prices, locale }: RpcContext, params: RpcParams) {
  const { quote, start, finish } = await prices.usableQuote(priceParam(params), NAMELESS).catch((error: unknown) => {
    throw error instanceof Refusal ? refusalFailure(error) : error;
  });
  const ends = {
    start: endKind(start.kind),
    finish: quote.rent === undefined ? endKind(finish.kind) : "rent",
  } as const;
  // Every trip has a pick-up, and old clients have always read it first.
  const names = new Set<MaskName>([
    "DateArrival",
    ...requiredTripFields(ends).flatMap((field) => MASK_NAMES[field] ?? []),
  ]);
  if (ends.start === "suburb") names.add("LocationAddress");
  if (ends.finish === "suburb") names.add("DestinationAddress");
  return Object.fromEntries(
    [...names].map((name) => [name, [say(locale, "wire.mask.empty", { field: say(locale, `wire.mask.${name}`) })]]),
  );
}

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
