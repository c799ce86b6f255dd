import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { mayEndAt } from "#domain/requests/offer-state.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";
import { endMoment, usualEnd, type OfferEnd, type WritingAt } from "./offer-end.ts";

/** What an offer can be made of, as the call tells it. */
export type Choices = EndpointResult<typeof getOfferChoices>;

/** What is typed into the form of an offer. */
export interface WayDraft extends OfferEnd {
  readonly provider: string;
  readonly carClass: string;
  readonly price: string;
  readonly backPrice: string;
  readonly currency: string;
  readonly terms: string;
  readonly words: string;
  /** Empty for any day. */
  readonly day: string;
}

/** An offer is made for a day, unless somebody says otherwise. */
const USUAL_HOURS = 24;

/** An offer of which nothing is typed yet: for the day that was asked for, and until tomorrow. */
export function freshWayDraft(request: RequestRowView, at: WritingAt): WayDraft {
  return {
    provider: "",
    carClass: "",
    price: "",
    backPrice: "",
    currency: "",
    terms: "",
    words: "",
    day: request.way?.day ?? "",
    ...usualEnd(USUAL_HOURS, at),
  };
}

/** What an offer must still have, in the order of the form. */
export type WayOfferFault = "provider" | "carClass" | "price" | "backPrice" | "terms" | "end";

/** The offer as it is sent, or what it lacks: without terms and an end no offer goes out. */
export function readyWay(
  draft: WayDraft,
  { now, zone }: WritingAt,
): { readonly faults: readonly WayOfferFault[]; readonly validUntil: number; readonly sums: readonly number[] } {
  const price = typedSum(draft.price, draft.currency);
  const back = draft.backPrice.trim() === "" ? undefined : typedSum(draft.backPrice, draft.currency);
  const validUntil = endMoment(draft, zone);
  const faults: readonly (WayOfferFault | false)[] = [
    draft.provider === "" && "provider",
    draft.carClass === "" && "carClass",
    price === undefined && "price",
    draft.backPrice.trim() !== "" && back === undefined && "backPrice",
    draft.terms === "" && "terms",
    !mayEndAt(validUntil, now) && "end",
  ];
  return {
    faults: faults.filter((fault) => fault !== false),
    validUntil,
    sums: [price, back].filter((sum) => sum !== undefined),
  };
}
