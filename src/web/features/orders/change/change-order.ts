import type { SettingUser } from "#contract/accounts.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import { withSearch } from "#web/page/with-search.ts";
import { changeBody } from "./change-body.ts";
import { orderedDraft, type OrderedTrips } from "./ordered-draft.ts";
import { orderedStops } from "./ordered-stops.ts";

/** What to change an order into: the form, what each trip costs then, and its car. */
export type OrderChange = {
  readonly orderId: number;
  /** What opens it for a caller without an account. */
  readonly headers: Readonly<Record<string, string>>;
  readonly draft: TripDraft;
  /** The body that would order a draft anew. */
  readonly bodyOf: (draft: TripDraft) => OrderBody;
  readonly sums: readonly number[];
  /** Of the sums. */
  readonly currency: string;
  readonly classId: number;
  /** The order as it was loaded: once somebody else has changed it, it is not changed from here. */
  readonly version: number | undefined;
  /** Trips that are not on the form follow a change of the contact that they share with it. */
  readonly otherTrips: boolean;
  /** New prices of trips that the traveller has agreed to since. */
  readonly agreed: AgreedSums;
  /** One of the trips is changed, and the order has this version now. */
  readonly onVersion: (version: number) => void;
};

/** Sums of trips by their numbers. */
export type AgreedSums = Readonly<Record<number, number>>;

/** A trip would cost something else, which the traveller has not agreed to yet; the trips before it are changed by then. */
export type OtherSum = {
  readonly tripId: number;
  readonly before: number;
  readonly now: number;
  readonly currency: string;
};

/** A trip was refused; the trips before it are changed by then. */
export class ChangeRefused extends Error {
  readonly index: number;
  constructor(cause: Error, index: number) {
    super(cause.message, { cause });
    this.index = index;
  }
}

/**
 * Changes the trips of an order that differ from the form, one call for each. The answer is the first trip whose new price
 * was not agreed to.
 */
export async function changeOrder(api: Api, change: OrderChange): Promise<OtherSum | undefined> {
  const { headers, draft, bodyOf, classId, sums, agreed, onVersion } = change;
  const ids = await tripsOf(api, change);
  const found = await Promise.all(ids.map((id) => api("searchTrips", { query: { order_id: id }, headers })));
  const [first, ...others] = found.flatMap(({ orders }) => orders);
  if (first === undefined) return undefined;
  const trips = [first, ...others] as const;
  const wanted = bodyOf(draft);
  const ordered = withOrderedStops(bodyOf(orderedDraft(trips)), trips, wanted);
  let version = change.version ?? first.version;
  for (const [index, trip] of trips.entries()) {
    const changed = { ...changeBody(ordered, wanted, index), ...otherPrice(trip, wanted.trips[index], classId) };
    if (Object.keys(changed).length === 0) continue;
    const follows = change.otherTrips && changed.passengers !== undefined && { other_trips: true };
    const body = { ...changed, ...follows, order_id: trip.order_id, version };
    const shown = trip.currency === change.currency ? sums[index] : undefined;
    try {
      version = (await saved(api, body, agreed[trip.order_id] ?? shown, headers)) ?? version;
    } catch (error) {
      const other = otherSum(error);
      if (other) {
        // Where the trip goes on costing what it did, the form has shown another sum for its new time.
        const before = other.before === other.now ? (shown ?? other.before) : other.before;
        return { tripId: trip.order_id, currency: trip.currency, before, now: other.now };
      }
      throw error instanceof Error ? new ChangeRefused(error, index) : error;
    }
    onVersion(version);
  }
  return undefined;
}

/** A body of the ordered draft is made with the form's places: its stops are those of the order instead. */
function withOrderedStops(body: OrderBody, trips: OrderedTrips, wanted: OrderBody): OrderBody {
  return {
    ...body,
    trips: body.trips.map((trip, index) => ({
      ...trip,
      additional_locations: orderedStops(trips[index]?.subaddress ?? [], wanted.trips[index]?.additional_locations),
    })),
  };
}

/** The trips on the form: those it was opened to change, otherwise all that were ordered from it. */
async function tripsOf(api: Api, { orderId, headers, draft }: OrderChange): Promise<readonly number[]> {
  const opened = draft.trips.map((trip) => trip.orderedId).filter((id) => id > 0);
  if (opened.length > 0) return opened;
  const { trips } = await api("getOrder", { params: { order_id: orderId }, headers });
  return trips.map((trip) => trip.order_id);
}

/**
 * Saves a trip. Where only today's tariff is another, and the trip costs what it did, there is nothing to agree to; a sum that was
 * shown for another time is told before the trip is saved at the one it costs.
 */
async function saved(
  api: Api,
  body: { readonly order_id: number; readonly start_location?: { readonly time?: string | undefined } },
  sum: number | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const save = async (total: object) =>
    (await api("changeTrip", { body: { ...body, ...total }, headers, keep: true }))[0]?.version;
  try {
    return await save(sum === undefined ? {} : { expected_total: sum });
  } catch (error) {
    const other = otherSum(error);
    if (other === undefined || other.before !== other.now || body.start_location?.time !== undefined) throw error;
    return save({});
  }
}

function otherSum(error: unknown): Pick<OtherSum, "before" | "now"> | undefined {
  if (!(error instanceof ApiError) || refusalCode(error) !== "price-changed") return undefined;
  const { old_price: before, new_price: now } = error.details;
  return typeof before === "number" && typeof now === "number" ? { before, now } : undefined;
}

/** A trip keeps the price it was sold by, unless another car is wanted. */
function otherPrice(
  { car_data: { car_class_id: sold } }: TripItem,
  wanted: OrderBody["trips"][number] | undefined,
  classId: number,
) {
  return sold === classId || wanted === undefined ? {} : { price_id: wanted.price_id };
}

/**
 * Where whoever has changed an order goes: a customer to the own trips, any other account to its orders, both with this one shown
 *; without an account to the order itself. `~` stands before a path outside the base path.
 */
export function afterChange(
  account: Pick<SettingUser, "role"> | null | undefined,
  orderId: number,
  kept: string,
): string {
  if (!account) return `/order/${orderId}${kept}`;
  const list = account.role === "customer" ? "/my-trips" : "/account/orders";
  return `~${list}${withSearch(kept, { showorder: String(orderId) })}`;
}
