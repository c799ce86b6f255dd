import type { makeYachtOffer } from "#contract/console/requests/offers.ts";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import {
  readYachtOffer,
  type WrittenYachtOffer,
  type YachtOffer,
  type YachtOfferFault,
} from "#domain/yachts/yacht-offer.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";
import { endMoment, usualEnd, type OfferEnd, type WritingAt } from "./offer-end.ts";

/** One typed step of cancelling. */
export interface TypedStep {
  readonly days: string;
  readonly fee: string;
}

/** What is typed into the form of an offer for a yacht. */
export interface YachtDraft extends OfferEnd {
  readonly vessel: string;
  readonly place: string;
  readonly zone: string;
  readonly startDay: string;
  readonly startTime: string;
  readonly hours: string;
  readonly guests: string;
  readonly price: string;
  readonly currency: string;
  readonly deposit: string;
  readonly restDay: string;
  readonly steps: readonly TypedStep[];
  readonly weather: string;
  readonly words: string;
  /** Kept photos that this offer will not show. */
  readonly withoutPhotos: readonly number[];
}

/** A yacht is held for two days, unless somebody says otherwise. */
const USUAL_HOURS = 48;

/** What is asked for at first: half a month before it is free, a week before half of it. */
const USUAL_STEPS: readonly TypedStep[] = [
  { days: "14", fee: "0" },
  { days: "7", fee: "50" },
];

const DAY_MINUTES = 1440;

/** What an offer that was made says, as it is typed. */
export function draftOfOffered({
  yacht,
  total,
  currency,
  words,
}: Pick<RequestPageView["offers"][number], "yacht" | "total" | "currency" | "words">): Partial<YachtDraft> {
  if (yacht === null) return {};
  return {
    vessel: yacht.vessel,
    place: yacht.place,
    zone: yacht.zone,
    startDay: yacht.starts.slice(0, 10),
    startTime: yacht.starts.slice(11, 16),
    hours: String(yacht.hours),
    guests: String(yacht.guests),
    price: String(total),
    currency,
    deposit: String(Math.round((yacht.deposit / total) * 100)),
    restDay: yacht.rest_day ?? "",
    steps: yacht.cancellation.map(({ minutes_before: minutes, fee_percent: fee }) => ({
      days: String(Math.round(minutes / DAY_MINUTES)),
      fee: String(fee),
    })),
    weather: yacht.weather,
    words,
  };
}

/** What the newest offer for a request, or else the request itself, says already. */
export function freshYachtDraft(
  { request, offers: [newest] }: Pick<RequestPageView, "request" | "offers">,
  at: WritingAt,
): YachtDraft {
  const asked = request.yacht;
  return {
    vessel: "",
    place: asked?.place ?? "",
    zone: asked?.zone ?? "",
    startDay: asked?.starts.slice(0, 10) ?? "",
    startTime: asked?.has_time === true ? asked.starts.slice(11, 16) : "",
    hours: String(asked?.hours ?? ""),
    guests: String(asked?.guests ?? ""),
    price: "",
    currency: "EUR",
    deposit: "30",
    restDay: "",
    steps: USUAL_STEPS,
    weather: "",
    words: "",
    withoutPhotos: [],
    ...(newest && draftOfOffered(newest)),
    ...usualEnd(USUAL_HOURS, at),
  };
}

type Sent = Omit<EndpointInput<typeof makeYachtOffer>["body"], "version">;

/** The offer as it is sent and as it will be kept, or what it lacks, by the rule of the server. */
export function readyYacht(
  draft: YachtDraft,
  { now, zone }: WritingAt,
): { readonly faults: readonly YachtOfferFault[]; readonly offer: YachtOffer | undefined; readonly body: Sent } {
  const written: WrittenYachtOffer = {
    vessel: draft.vessel.trim(),
    place: draft.place.trim(),
    zone: draft.zone,
    starts: `${draft.startDay} ${draft.startTime}`,
    hours: whole(draft.hours),
    guests: whole(draft.guests),
    price: typedSum(draft.price, draft.currency) ?? 0,
    currency: draft.currency,
    depositPercent: whole(draft.deposit),
    restDay: draft.restDay,
    steps: draft.steps.map(({ days, fee }) => ({ days: whole(days), feePercent: whole(fee) })),
    weather: draft.weather.trim(),
    validUntil: endMoment(draft, zone),
  };
  const { offer, faults } = readYachtOffer(written, now);
  const { depositPercent, restDay, validUntil, steps, ...said } = written;
  const body: Sent = {
    ...said,
    deposit_percent: depositPercent,
    rest_day: offer === undefined || offer.restDay !== null ? restDay : "",
    steps: steps.map(({ days, feePercent }) => ({ days, fee_percent: feePercent })),
    words: draft.words.trim(),
    valid_until: validUntil,
  };
  return { faults, offer, body };
}

function whole(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : -1;
}
