import type { AcquirerPayment } from "#server/modules/payments/acquirer.ts";
import type { Installation } from "#server/modules/payments/installation.repository.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";

/** Whether a payment at an acquirer is the one of this attempt: of the same account, under the reference we have, if we have one. */
export function isOfAttempt(there: AcquirerPayment, attempt: StoredPayment): boolean {
  return attempt.account === there.account && (attempt.acquirer_ref ?? there.ref) === there.ref;
}

/** Whether this installation opened a payment; what was opened before there were ids of installations carries none. */
export function isOwnPayment(
  there: AcquirerPayment,
  attempt: StoredPayment | undefined,
  { installation_id: own, created_at: since }: Installation,
): boolean {
  if (there.installation !== "") return there.installation === own;
  return attempt !== undefined && isOfAttempt(there, attempt) && attempt.created_at < since;
}
