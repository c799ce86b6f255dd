import { type CompanyFields } from "#domain/booking/company-fields.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { tripCoordinator } from "#domain/orders/coordinator.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import { isFlexible, type PickedOffer } from "#web/trip/picked-offer.ts";
import { filled } from "./filled.ts";

/** The account's members of the whole order; anything its form does not show is left out. */
export function companyOrder({ company }: TripDraft, rules: AccountRules) {
  return {
    ...costCenter(company, rules),
    ...(rules.hasOrderNumber && { internal_number: cleanText(company.orderNumber) }),
  };
}

/** The account's members of one trip. */
export function companyTrip(
  offer: PickedOffer,
  draft: TripDraft,
  rules: AccountRules,
  { index, phones }: { readonly index: number; readonly phones: PhoneReading },
) {
  const { company, people } = draft;
  const coordinator = tripCoordinator(firstPassenger(draft), offer.price.car_class.capacity, rules.hasCoordinator);
  const viewers = company.hasViewers
    ? people.viewers.map(({ phone }) => phone).filter((phone) => phone.trim() !== "")
    : [];
  const isAllowed = (name: CompanyFields["allowed"][number]) => company.allowed.includes(name);
  return {
    ...costCenter(company, rules),
    ...(rules.hasTripNumber && {
      internal_number: cleanText(company.tripNumbers[index] ?? ""),
    }),
    ...(rules.hasViewers && { viewers: [...new Set(viewers.map((phone) => sentTypedPhone(phone, phones)))] }),
    ...(rules.passenger === "legal" && {
      coordinator: {
        name: cleanText(coordinator.name),
        phone: sentTypedPhone(coordinator.phone, phones),
        ...(coordinator.name !== "" && {
          ...filled({ internal_number: cleanText(company.coordinatorNumber) }),
          send_english_sms: company.englishSms,
        }),
      },
    }),
    ...(rules.hasAllowances &&
      isFlexible(offer) && {
        additional_address: isAllowed("address"),
        additional_change_itinerary: Number(isAllowed("itinerary")),
        additional_wait: Number(isAllowed("wait")),
        fare_on_toll_road: Number(isAllowed("tollRoad")),
      }),
  };
}

function costCenter({ costCenter: chosen }: CompanyFields, rules: AccountRules) {
  return rules.costCenter !== "hidden" && chosen !== null ? { cost_center: chosen.title } : {};
}
