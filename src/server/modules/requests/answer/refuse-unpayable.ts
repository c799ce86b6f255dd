import { mayPayCash } from "#domain/booking/pay-choices.ts";
import type { Currency } from "#domain/values/money.ts";
import { userNumber } from "#server/http/caller.ts";
import { buyerOf } from "#server/modules/orders/index.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import type { InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

type Asked = Pick<InboxRow, "kind" | "user_hint">;

/** Whether the customer may pay the driver; a yacht is held by a deposit, which is paid by card. */
export async function asksToPayCash(requests: Requests, { kind, user_hint: hint }: Asked): Promise<boolean> {
  if (kind === "yacht") return false;
  const userId = userNumber(hint) ?? null;
  const { settings } = await buyerOf(requests, { account_id: userId, partner_id: userId });
  return mayPayCash(settings);
}

/** Refuses an offer in a currency in which its customer cannot pay. */
export async function refuseUnpayable(requests: Requests, asked: Asked, currency: Currency): Promise<void> {
  if (requests.takesCard(currency) || (await asksToPayCash(requests, asked))) return;
  throw new Refusal("offer-currency", { words: { currency }, details: { currency } });
}
