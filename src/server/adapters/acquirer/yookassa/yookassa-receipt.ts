import { isEmail } from "#domain/booking/email.ts";
import { atMostLines, pieceAmount } from "#domain/payments/receipt-lines.ts";
import { nameIn } from "#domain/values/named.ts";
import { cut } from "#server/adapters/acquirer/cut.ts";
import { toDecimal } from "#server/adapters/acquirer/yookassa/decimal-amount.ts";
import type { Receipt } from "#server/modules/payments/acquirer.ts";
import type { YookassaSettings } from "#server/settings/acquirer-settings.ts";

/** The longest name of a line on a receipt, and the longest description of a payment. */
export const DESCRIPTION_LENGTH = 128;

/** How many lines a receipt may have. */
const MOST_LINES = 80;

/** What a line is called that was paid before its ride, and one that is paid and given. */
const MODE_OF = { prepaid: "full_prepayment", settled: "full_payment" } as const;

/** A receipt under 54-FZ as YooKassa takes it: in Russian, which is its language by law, whatever the payer reads. */
export function yookassaReceipt(
  { email, phone = "", lines }: Receipt,
  currency: string,
  { vatCode, taxSystem, mode }: NonNullable<YookassaSettings["receipts"]>,
): object {
  return {
    // A payer who called may have no e-mail; one of the two is demanded.
    customer: isEmail(email) ? { email } : { phone: phone.replaceAll(/\D/g, "") },
    ...(taxSystem !== undefined && { tax_system_code: taxSystem }),
    items: atMostLines(lines, MOST_LINES).map((part) => {
      const piece = pieceAmount(part);
      const name = nameIn(part.name, "ru");
      return {
        description: cut(piece === undefined ? `${name} × ${part.quantity}` : name, DESCRIPTION_LENGTH),
        quantity: piece === undefined ? 1 : part.quantity,
        amount: { value: toDecimal(piece ?? part.amount, currency), currency },
        // Demanded since receipts of format 1.2; a ride is counted in pieces.
        measure: "piece",
        vat_code: vatCode,
        payment_subject: "service",
        payment_mode: MODE_OF[part.standing ?? (mode === "full_prepayment" ? "prepaid" : "settled")],
      };
    }),
  };
}
