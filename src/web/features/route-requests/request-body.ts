import type { Suggestion } from "#contract/places.ts";
import type { RouteRequestBody } from "#contract/requests/new-requests.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanLines, cleanText } from "#domain/booking/free-text.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { RequestDraft } from "./request-draft.ts";

/** The requested route. */
export type RequestedWay = { readonly from: Suggestion; readonly to: Suggestion; readonly roundTrip: boolean };

/** The body of a route request, cleaned as the server cleans it. */
export function requestBody(
  { from, to, roundTrip }: RequestedWay,
  draft: RequestDraft,
  phones: PhoneReading,
): RouteRequestBody {
  return {
    start: wireEnd(from),
    finish: wireEnd(to),
    round_trip: roundTrip,
    ...(draft.date !== "" && { date: draft.date }),
    contact: {
      name: cleanText(draft.name),
      phone: sentTypedPhone(draft.phone, phones),
      email: readEmail(draft.email),
    },
    text: cleanLines(draft.text),
  };
}

function wireEnd({ place_id, structured_formatting: { main_text, secondary_text }, geometry }: Suggestion) {
  const title = [main_text, secondary_text].filter((text) => text !== "").join(", ");
  return { place_id, title: cleanText(title), location: formatGeoPoint(geometry.location) };
}
