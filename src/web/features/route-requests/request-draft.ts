import type { Suggestion } from "#contract/places.ts";
import type { RouteRequestBody } from "#contract/requests/new-requests.ts";
import { checkPassenger } from "#domain/booking/check-passenger.ts";
import { emailFault, readEmail } from "#domain/booking/email.ts";
import { namedText, surplusLength, TEXT_LIMITS, cleanLines, cleanText } from "#domain/booking/free-text.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { typedPhoneFault, type PhoneReading, sentTypedPhone } from "#web/trip/phone/typed-phone.ts";

/** Session storage key: the typed request includes name and phone, so it never goes to local storage. */
const DRAFT_KEY = "route-request";

/** What a traveller types to request a ride that is not on sale. */
export type RequestDraft = {
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
};

const EMPTY: RequestDraft = { date: "", name: "", phone: "", email: "", text: "" };

/** The request typed earlier in this tab. */
export function storedDraft(): RequestDraft {
  const stored = readStored("session", DRAFT_KEY);
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<RequestDraft>) : {};
  const entries = Object.keys(EMPTY).map((name) => [name, known[name as keyof RequestDraft] ?? ""]);
  return Object.fromEntries(entries) as RequestDraft;
}

/** Keeps the typed request as long as the tab lives; removes it once sent. */
export function keepDraft(draft: RequestDraft | undefined): void {
  writeStored("session", DRAFT_KEY, draft);
}

type Words = readonly [key: MessageKey, values?: MessageValues];

/** What is wrong with a request, by its fields in the order of the form. */
export type RequestFaults = ReadonlyMap<Exclude<keyof RequestDraft, "date">, Words>;

/** Of these a field says at once that its text is longer than is kept, and keeps the text. */
const LONGEST = { name: TEXT_LIMITS.name, text: TEXT_LIMITS.comment } as const;

/** Checks a request; before the first try to send it only texts that are too long are wrong. */
export function requestFaults(draft: RequestDraft, phones: PhoneReading, tried: boolean): RequestFaults {
  const named = { ...draft, name: namedText(draft.name) };
  const wrong = checkPassenger(named, "natural", (typed) => typedPhoneFault(typed, phones), emailFault);
  const { name, phone, email } = tried ? wrong : {};
  const faults: (readonly [Exclude<keyof RequestDraft, "date">, Words] | undefined)[] = [
    name && ["name", ["prices.request.need.name"]],
    tooLong("name"),
    phone && [
      "phone",
      phone === "required" ? ["prices.request.need.phone"] : [`booking.phone.${phone.fault}`, { ...phone }],
    ],
    email && ["email", [email === "required" ? "prices.request.need.email" : `booking.email.${email}`]],
    tooLong("text"),
  ];
  return new Map(faults.filter((fault) => fault !== undefined));

  function tooLong(field: keyof typeof LONGEST): readonly [keyof typeof LONGEST, Words] | undefined {
    const most = LONGEST[field];
    const count = surplusLength(draft[field], most);
    return count === undefined ? undefined : [field, ["booking.tooLong", { most, count }]];
  }
}

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
