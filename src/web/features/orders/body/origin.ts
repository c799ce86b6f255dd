import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { actsForOthers } from "#domain/accounts/role.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import type { VisitOrigin } from "#web/trip/visit-origin.ts";

/** Where an order comes from: the visit, the partner whose page it is, and how the page is shown. */
export type OrderOrigin = {
  readonly visit: VisitOrigin;
  readonly userId: string;
  readonly moduleType: string;
};

/**
 * The origin of an order from this page. It names the account that is logged in: a customer's own session and a partner's number
 * would be refused together.
 */
export function orderOrigin(
  { userId, moduleType }: Pick<PageOptions, "userId" | "moduleType">,
  account: Pick<SettingUser, "role" | "user_id"> | null | undefined,
  visit: VisitOrigin,
): OrderOrigin {
  const isNamed = !account || (userId !== "" && actsForOthers(account.role));
  return { visit, userId: isNamed ? userId : String(account.user_id), moduleType };
}

/** What the order as a whole says of its origin. */
export function originBody({ hours }: PickedOffer, { visit, userId, moduleType }: OrderOrigin) {
  const ownPage = visit.moduleType ?? (hours === undefined ? "booking" : "rent");
  const shown = moduleType === "booking" ? ownPage : moduleType;
  return {
    module_type: shown,
    ...(userId !== "" && { user_id: userId }),
    ...(visit.utm && { utm: visit.utm }),
  };
}

/** What each of its trips says of it. */
export function tripOrigin({ visit, userId }: OrderOrigin) {
  const { subId, utmSource, pos, platform } = visit;
  return {
    ...(userId !== "" && { user_id: userId }),
    ...(subId !== undefined && { sub_id: subId }),
    ...(utmSource !== undefined && { utm_source: utmSource }),
    ...(pos !== undefined && { pos }),
    ...(platform !== undefined && { platform }),
  };
}
