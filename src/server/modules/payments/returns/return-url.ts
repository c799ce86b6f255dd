import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { Payments } from "#server/modules/payments/payments.ts";

/** Where a payer goes first whose page keeps no key of the order. */
export const TICKET_PATH = "/orders/pay";

/** Where an acquirer sends back who was led to it from there. */
export const RETURN_PATH = "/orders/return";

/** The address at which a ticket is used. */
export function ticketUrl(payments: Payments, order: StoredOrder, ticket: string): string {
  return addressAt(payments.publicUrl, TICKET_PATH, order, { ticket });
}

/** Where a payer returns to who came by a ticket. It names the order and opens nothing. */
export function ticketReturnUrl(payments: Payments, order: StoredOrder, hostName: string | undefined): string {
  return addressAt(urlAt(payments, hostName?.toLowerCase()), RETURN_PATH, order);
}

function addressAt(own: string, path: string, order: StoredOrder, more: Record<string, string> = {}): string {
  const { order_id: id, lang, currency } = order;
  return `${own}${path}?${new URLSearchParams({ order: String(id), lang, currency, ...more }).toString()}`;
}

/**
 * Where the payer returns to: the order's page on the named host if that host is registered, otherwise on our own, in the
 * language and the currency of the order, so that the next search is in what was just paid in. The URL has no key and no
 * status; the page asks the server for the payment's state.
 */
export function returnUrl(payments: Payments, order: StoredOrder, hostName: string | undefined): string {
  const asked = hostName?.toLowerCase();
  const path = `${payments.basePath}/order/${order.order_id}?lang=${order.lang}&currency=${order.currency}`;
  const [own, ...others] = payments.hosts;
  return asked !== undefined && asked !== own && others.includes(asked)
    ? `https://${asked}${path}`
    : `${urlAt(payments, asked)}${path}`;
}

/** Where the payer finds the acquirer's page: a page of ours stays at the address where the order is open (decision 0023). */
export function payUrlAt(payments: Payments, payUrl: string, hostName: string | undefined): string {
  const { publicUrl } = payments;
  if (!payUrl.startsWith(`${publicUrl}/`)) return payUrl;
  return `${urlAt(payments, hostName?.toLowerCase())}${payUrl.slice(publicUrl.length)}`;
}

/** Our address for a host name: one of the known ones, never built from the name. */
function urlAt({ publicUrl, networkUrls }: Payments, host: string | undefined): string {
  return networkUrls.find((url) => new URL(url).host === host) ?? publicUrl;
}
