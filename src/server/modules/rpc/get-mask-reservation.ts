import type { TripField } from "#domain/booking/asked-trip-fields.ts";
import { requiredTripFields } from "#domain/booking/required-trip-fields.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { NAMELESS } from "#server/modules/prices/index.ts";
import type { RpcContext } from "#server/modules/rpc/rpc-context.ts";
import { refusalFailure } from "#server/modules/rpc/rpc-failure.ts";
import { priceParam, type RpcParams } from "#server/modules/rpc/rpc-params.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The old calls' names for the fields of a trip; they have none for a carriage number. */
const MASK_NAMES: Readonly<Partial<Record<TripField, MaskName>>> = {
  dateDeparture: "DateDeparture",
  arrivalNumber: "ArrivalNumber",
  arrivalTrainNumber: "ArrivalNumber",
};

type MaskName = "DateArrival" | "DateDeparture" | "ArrivalNumber" | "LocationAddress" | "DestinationAddress";

/** The fields required to reserve at a price, each with a text ending in the mark that old clients cut off. */
export async function getMaskReservation({ prices, locale }: RpcContext, params: RpcParams) {
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
