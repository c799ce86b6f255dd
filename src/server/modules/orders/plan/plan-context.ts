import type { PassengerType } from "#domain/booking/passengers.ts";
import type { Place } from "#domain/places/place.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Buyer } from "#server/modules/orders/access/order-buyer.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { KeptTime } from "#server/modules/orders/plan/plan-time.ts";
import { findPlace, isWithinReach, reachOfPlace } from "#server/modules/places/index.ts";
import { phoneReading, type PhoneReading } from "#server/passengers/phone-plans.ts";

/** The context in which a trip is planned. */
export interface PlanContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the names that are kept with the order. */
  readonly locale: Locale;
  /** Of refusals: whoever takes an order by telephone reads them, not its buyer. */
  readonly speaks: Locale;
  /** Finds a place by the id or number that a caller names. */
  readonly placeOf: (id: string) => Place | undefined;
  /** Whether a point lies within the reach of a place. */
  readonly isWithin: (place: Place, point: GeoPoint) => boolean;
  readonly passengers: PassengerType;
  readonly allowsCoordinator: boolean;
  /** The time and the phones of a trip that is already sold; they are not judged again unless they change. */
  readonly kept?: KeptTime & { readonly phones: readonly string[] };
  /** Reads phones: those of all trips by the country where the first one begins. */
  readonly phones: PhoneReading;
}

/** What of a context is the order's own. */
type Planning = Pick<PlanContext, "locale" | "kept"> &
  Partial<Pick<PlanContext, "speaks">> & {
    /** The country where the first trip begins. */
    readonly pickup: string | undefined;
  };

/** Collects what is needed to plan the trips of a buyer. */
export function planContext(
  { gazetteer, areas, clock, operatorCountry }: Pick<Orders, "gazetteer" | "areas" | "clock" | "operatorCountry">,
  { passengers, settings }: Pick<Buyer, "passengers" | "settings">,
  { speaks, pickup, ...more }: Planning,
): PlanContext {
  return {
    now: clock(),
    placeOf: (id) => findPlace(gazetteer, id),
    isWithin: (place, point) => isWithinReach(reachOfPlace(place, areas), point),
    passengers,
    allowsCoordinator: settings.allowsCoordinator,
    phones: phoneReading({ pickup, locale: more.locale, operator: operatorCountry }),
    ...more,
    speaks: speaks ?? more.locale,
  };
}
