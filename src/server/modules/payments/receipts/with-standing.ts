import { linesSum, type KeptLine } from "#domain/payments/receipt-lines.ts";
import type { PaidLine } from "#server/modules/payments/acquirer.ts";
import type { StoredPayment } from "#server/modules/payments/payments.repository.ts";

/** The lines of a receipt, each with whether its ride is settled; as they are where the payment is no prepayment. */
export function withStanding(
  payment: Pick<StoredPayment, "is_prepaid">,
  lines: readonly KeptLine[] | null,
  settled: readonly KeptLine[] = [],
): (KeptLine & PaidLine)[] | null {
  if (lines === null || !payment.is_prepaid) return lines && [...lines];
  return lines.map((line) => {
    const same = settled.filter(({ group, part }) => group === line.group && part === line.part);
    return { ...line, standing: linesSum(same) > 0 ? "settled" : "prepaid" };
  });
}
