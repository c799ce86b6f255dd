import type { YachtRequestBody } from "#contract/requests/new-requests.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanLines, cleanText } from "#domain/booking/free-text.ts";
import type { YachtRequest } from "#domain/yachts/yacht-request.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { YachtContact } from "./kept-yacht.ts";

/** A request as the server takes it, cleaned as the server cleans it. */
export function yachtBody(
  request: YachtRequest,
  { name, phone, email }: YachtContact,
  phones: PhoneReading,
): YachtRequestBody {
  return {
    location: request.translatedFrom,
    date: request.startDate,
    hours: request.rentHours,
    guests: request.passengersAmount,
    has_children: request.hasChildren,
    details: cleanLines(request.additionalInfo),
    name: cleanText(name),
    phone: phone.trim() === "" ? "" : sentTypedPhone(phone, phones),
    email: readEmail(email),
    host: location.host,
    lang: phones.locale,
  };
}
