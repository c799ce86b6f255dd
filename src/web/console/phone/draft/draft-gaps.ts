import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { demandedTripFields } from "#domain/booking/required-trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { pickupOf, type PhoneDraft } from "./phone-draft.ts";

/** What is still to be typed before the order can be placed, by the field that lacks it. */
export type Gap =
  | "phone"
  | "name"
  | "costCenter"
  | "ends"
  | "stops"
  | "class"
  | "time"
  | "timeBack"
  | "flight"
  | "flightBack"
  | "flexible"
  | "certificate";

/** A field that an order was refused for, with why. */
export interface Wrong {
  readonly field: string;
  readonly words: string;
}

type Rules = Pick<EndpointResult<ConsoleCalls["getBuyer"]>, "cost_center">;

/** The gaps of a draft in the order of the form, by the rules that the order will be judged by. */
export function draftGaps(
  draft: PhoneDraft,
  rules: Rules | undefined,
  priced: {
    readonly kinds: readonly TripKind[];
    readonly hasClass: boolean;
    readonly isFlexible: boolean;
    readonly isCodeRefused: boolean;
    /** No class drives at the typed time; none is to be chosen then. */
    readonly isThereLost: boolean;
    /** The chosen class does not drive back at the typed time. */
    readonly isBackLost: boolean;
  },
): readonly Gap[] {
  const [there, back] = draft.trips;
  const [kind, kindBack] = priced.kinds;
  const lacksFlight = (of: TripKind | undefined, { flight, flightLater }: typeof there) =>
    of !== undefined && flight.trim() === "" && demandedTripFields(of, flightLater).includes("arrivalNumber");
  const is: Record<Gap, boolean> = {
    phone: draft.phone.trim() === "",
    name: draft.name.trim() === "",
    costCenter: rules?.cost_center === "demanded" && draft.costCenter.trim() === "",
    ends: draft.from.place === null || draft.to.place === null,
    stops: draft.stops.includes(null),
    time: pickupOf(there) === undefined || priced.isThereLost,
    flight: lacksFlight(kind, there),
    timeBack: draft.isReturn && (pickupOf(back) === undefined || priced.isBackLost),
    flightBack: draft.isReturn && lacksFlight(kindBack, back),
    class: !priced.hasClass && !priced.isThereLost,
    flexible: priced.isFlexible && !draft.flexibleAgreed,
    certificate: priced.isCodeRefused,
  };
  return (Object.keys(is) as Gap[]).filter((gap) => is[gap]);
}
