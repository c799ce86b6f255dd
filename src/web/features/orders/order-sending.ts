import type { PageOptions } from "#contract/page-options.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { orderBody } from "#web/features/orders/body/order-body.ts";
import { orderOrigin } from "#web/features/orders/body/origin.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import type { PageState } from "#web/page/page-state.ts";
import { accountRules, changeRules } from "#web/trip/account-rules.ts";
import { phonePlansNow } from "#web/trip/phone/phone-plans-part.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { visitOrigin } from "#web/trip/visit-origin.ts";
import { afterChange } from "./change/change-order.ts";
import { saveChange } from "./change/save-change.ts";

type SenderOf = { readonly options: PageOptions; readonly account: PageState["account"] };

/** The body of an order from a page, for an offer and its draft. */
function bodyOf(offer: PickedOffer, draft: TripDraft, { options, account }: SenderOf): OrderBody {
  const reading = { locale: options.locale, plans: phonePlansNow() };
  const rules = accountRules(account);
  const followed = offer.changes === undefined ? rules : changeRules(rules);
  return orderBody(offer, draft, reading, followed, orderOrigin(options, account, visitOrigin()));
}

/** What is needed when an order is sent or changed; it comes right after the form. */
export const orderSending = { afterChange, bodyOf, saveChange };
