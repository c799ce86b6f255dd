import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { Payments } from "#server/modules/payments/payments.ts";

/**
 * Where the payer comes back to: the order's page on the named host when that host is registered, otherwise on our own. It
 * carries no key and no status; the page asks the server what became of the payment (T-16, T-26).
 */
export function returnUrl(payments: Payments, order: StoredOrder, hostName: string | undefined): string {
  const asked = hostName?.toLowerCase();
  const path = `${payments.basePath}/order/${order.order_id}?lang=${order.lang}`;
  const [own, ...others] = payments.hosts;
  return asked !== undefined && asked !== own && others.includes(asked)
    ? `https://${asked}${path}`
    : `${payments.publicUrl}${path}`;
}
