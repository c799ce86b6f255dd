import { useState } from "react";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";

/** A request as it was when an offer for it was begun, and as it is now. */
export interface OfferMeanwhile {
  readonly seen: RequestPageView;
  readonly page: RequestPageView;
  /** Somebody else has done something to it since. */
  readonly isMet: boolean;
  /** Goes on by the request as it is now; by another page where one's own deed has just answered it. */
  readonly takeOver: (page?: RequestPageView) => void;
}

/** What every form of an offer is given. */
export interface OfferWriting {
  readonly meanwhile: OfferMeanwhile;
  readonly now: number;
  readonly isBusy: boolean;
  /** Something was typed: from now on nothing is answered unseen. */
  readonly onType: () => void;
}

/** Holds what was seen of a request from the first letter that is typed; until then it follows what others do. */
export function useOfferMeanwhile(page: RequestPageView, isWriting: boolean): OfferMeanwhile {
  const [seen, setSeen] = useState(page);
  if (!isWriting && seen !== page) setSeen(page);
  return {
    seen,
    page,
    isMet: isWriting && page.request.version !== seen.request.version,
    takeOver: (other = page) => setSeen(other),
  };
}
