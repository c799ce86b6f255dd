import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { OFFER_MOST_DAYS, mayEndAt } from "#domain/requests/offer-state.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** What an offer can be made of, as the call tells it. */
export type Choices = EndpointResult<typeof getOfferChoices>;

/** What is typed into the form of an offer. */
export interface OfferDraft {
  readonly provider: string;
  readonly carClass: string;
  readonly price: string;
  readonly backPrice: string;
  readonly currency: string;
  readonly terms: string;
  readonly words: string;
  /** Empty for any day. */
  readonly day: string;
  readonly endDay: string;
  readonly endTime: string;
}

/** An offer is made for a day, unless somebody says otherwise. */
const USUAL_HOURS = 24;

const keyOf = ({ kind, request_id: id }: RequestRowView): string => `console-offer-${kind}-${id}`;

/** The offer that was typed for a request in this tab, or an empty one: for the day that was asked for, and until tomorrow. */
export function storedOffer(
  request: RequestRowView,
  { now, zone }: { readonly now: number; readonly zone: string },
): OfferDraft {
  const end = localTimeIn(zone, now + USUAL_HOURS * 3_600_000);
  const empty: OfferDraft = {
    provider: "",
    carClass: "",
    price: "",
    backPrice: "",
    currency: "",
    terms: "",
    words: "",
    day: request.way?.day ?? "",
    endDay: end.slice(0, 10),
    endTime: `${end.slice(11, 13)}:00`,
  };
  const stored = readStored("session", keyOf(request));
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<OfferDraft>) : {};
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => {
      const typed: unknown = known[name as keyof OfferDraft];
      return [name, typeof typed === "string" ? typed : value];
    }),
  ) as unknown as OfferDraft;
}

/** Keeps what is typed as long as the tab lives; forgets it once it is sent. */
export function keepOffer(request: RequestRowView, draft: OfferDraft | undefined): void {
  writeStored("session", keyOf(request), draft);
}

/** What an offer must still have, in the order of the form. */
export type OfferFault = "provider" | "carClass" | "price" | "backPrice" | "terms" | "end";

/** The offer as it is sent, or what it lacks: without terms and an end no offer goes out. */
export function readyOffer(
  draft: OfferDraft,
  { now, zone }: { readonly now: number; readonly zone: string },
): { readonly faults: readonly OfferFault[]; readonly validUntil: number; readonly sums: readonly number[] } {
  const price = typedSum(draft.price, draft.currency);
  const back = draft.backPrice.trim() === "" ? undefined : typedSum(draft.backPrice, draft.currency);
  const local = parseLocalTime(`${draft.endDay} ${draft.endTime}`);
  const validUntil = local === undefined ? 0 : (momentOf(resolveLocalTime(local, zone)) ?? 0);
  const faults: readonly (OfferFault | false)[] = [
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

/** The last day on which an offer may end. */
export function lastEndDay(now: number, zone: string): string {
  return localTimeIn(zone, now + OFFER_MOST_DAYS * 86_400_000).slice(0, 10);
}
