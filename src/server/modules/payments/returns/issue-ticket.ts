import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { newTicket, TICKET_MS, ticketHash } from "#server/modules/payments/returns/return-ticket.ts";
import { ticketUrl } from "#server/modules/payments/returns/return-url.ts";
import { insertTicket } from "#server/modules/payments/returns/returns.repository.ts";

/** A payer who showed the order's key, because no browser keeps it: the page around its frame, if there is one. */
export interface Holder {
  readonly hostPage: string | undefined;
}

/**
 * Where a payer goes who showed the order's key: an address of ours that gives the key to the browser which opens it first, and leads
 * on to the acquirer's page. That page is the same for everybody who knows the transaction, so the acquirer gets no secret.
 */
export async function issueTicket(
  payments: Payments,
  { order, payment }: { readonly order: StoredOrder; readonly payment: StoredPayment },
  { hostPage }: Holder,
): Promise<string> {
  const ticket = newTicket();
  const now = payments.clock();
  const issued = {
    ticket_hash: ticketHash(ticket),
    payment_id: payment.payment_id,
    host_page: (await listedPage(payments, order, hostPage)) ?? null,
    ends_at: new Date(now + TICKET_MS),
  };
  await insertTicket(payments.db, issued, new Date(now));
  return ticketUrl(payments, order, ticket);
}

/** The page around a frame, without query and fragment, if its site is listed by whose module it is. */
async function listedPage(
  { sitesOf }: Payments,
  { partner_id: partnerId }: StoredOrder,
  page: string | undefined,
): Promise<string | undefined> {
  const url = page === undefined ? null : URL.parse(page);
  if (url === null) return undefined;
  const sites = await sitesOf(partnerId ?? undefined);
  return sites.includes(url.origin) ? `${url.origin}${url.pathname}` : undefined;
}
