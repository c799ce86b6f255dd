import type { StoredOrder } from "#server/modules/orders/index.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { codeHash, RETURN_MS, returnCode } from "#server/modules/payments/returns/return-code.ts";
import { dropReturn, keepReturn } from "#server/modules/payments/returns/returns.repository.ts";

/** A payer who showed the order's key, because no browser keeps it: the page around its frame, if there is one. */
export interface Holder {
  readonly hostPage: string | undefined;
}

/**
 * Lets an attempt lead back into its order, for the one who showed the order's key when asking where to pay. The next one who asks
 * without it takes that power away: the address to pay at is the same for everybody, and alone it opens nothing (ruling 7).
 */
export async function armReturn(
  payments: Payments,
  { order, payment }: { readonly order: StoredOrder; readonly payment: StoredPayment },
  holder: Holder | undefined,
): Promise<void> {
  const { db, clock, secrets } = payments;
  if (holder === undefined) return dropReturn(db, payment.payment_id);
  const now = clock();
  const kept = {
    payment_id: payment.payment_id,
    code_hash: codeHash(returnCode(secrets[0], payment)),
    host_page: (await listedPage(payments, order, holder.hostPage)) ?? null,
    ends_at: new Date(now + RETURN_MS),
  };
  await keepReturn(db, kept, new Date(now));
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
