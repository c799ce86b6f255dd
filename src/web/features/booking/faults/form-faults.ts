import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { carName } from "#web/features/booking/cars/car-name.ts";
import { errorText, type FormError } from "#web/features/booking/checks/form-error.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { TRIP_TITLES } from "#web/features/booking/fields/trip-titles.ts";
import type { Page } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import type { SaidFields } from "./said-fields.ts";

/** A field that is wrong: which one, whose it is where there are several alike, and what to do about it. */
export type FormFault = { readonly id: FieldId; readonly place: string; readonly text: string };

/** What tells fields apart that are alike: the trips of the form and the cars beside the first one. */
export type FaultForm = { readonly trips: readonly OfferTrip[]; readonly cars: TripDraft["cars"] };

/** The errors of the form as a list to go through, in the order of the screen. */
export function formFaults(
  errors: ReadonlyMap<FieldId, FormError>,
  { trips, cars }: FaultForm,
  page: Pick<Page, "t" | "tIfKnown" | "locale">,
  said: SaidFields = {},
): readonly FormFault[] {
  const placeOf = (id: string): string => {
    const [, car, field] = /^car-(\w+?)-(.+)/.exec(id) ?? [];
    if (car !== undefined && field !== undefined) {
      return [carName({ cars }, car, trips.length > 1, page.t), placeOf(field)]
        .filter((part) => part !== "")
        .join(" · ");
    }
    const [, of, at = ""] = /^(trip|passenger|viewer)-(\d+)/.exec(id) ?? [];
    const number = Number(at) + 1;
    const trip = trips.length > 1 ? trips[Number(at)] : undefined;
    if (of === "trip") return trip ? page.t(TRIP_TITLES[trip.way]) : "";
    if (of === "passenger") return page.t("booking.people.passenger", { number });
    const name = said[id]?.name;
    if (name !== undefined) return name;
    return of === "viewer" ? page.t("accounts.viewerPhone", { number }) : "";
  };
  return [...errors].map(([id, error]) => ({
    id,
    place: placeOf(id),
    text: said[id]?.words || errorText(error, page),
  }));
}

/** All faults in one breath, for whoever hears the page. */
export function spokenFaults(title: string, faults: readonly FormFault[]): string {
  return [title, ...faults.map(({ place, text }) => [place, text].filter((part) => part !== "").join(", "))].join(". ");
}
