import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { useOtherTab } from "#web/trip/tab-notice.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";

type DraftPartProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly orderHref: (orderId: number) => string;
};

const notices = pagePart(() => import("./draft-notices.tsx").then((file) => file.DraftNotices));

/** What whoever comes back to a form should know; loaded when there is something to say. */
export function DraftPart({ offer, draft, orderHref }: DraftPartProps) {
  const again = useTripDraft((state) => state.again);
  const other = useOtherTab(offer);
  const isNeeded = again.length > 0 || other !== undefined;
  const { Part } = usePagePart(notices, isNeeded);
  return isNeeded && Part ? <Part {...{ draft, again, other, orderHref }} /> : null;
}
