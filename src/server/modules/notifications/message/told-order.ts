import type { Seller } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import type { OrderFacts } from "#server/modules/orders/index.ts";
import type { ReturnedMoney } from "#server/modules/payments/index.ts";

/** An order with the facts that a message needs besides its own. */
export interface ToldOrder {
  readonly order: OrderFacts;
  /** The order before the changes that a message tells of. */
  readonly before?: OrderFacts | undefined;
  /** The sum that was paid; null while unpaid. */
  readonly paid: Money | null;
  /** What has gone back to the payer in all, and how; null for nothing. */
  readonly returned: ReturnedMoney | null;
  /** What is to be given back in cash, and was given back so since its first cancelling, in minor units: no card takes it. */
  readonly cashBack: { readonly due: number; readonly given: number };
  /** Until when the acquirer takes evidence for the dispute that ends soonest, epoch milliseconds; null where none is open. */
  readonly evidenceDue: number | null;
  /** Address of the order's page, and the key that opens it. */
  readonly page: string;
  readonly key: string;
  /** The address that is to take the place of its own, and what confirms it. */
  readonly newEmail?: { readonly address: string; readonly token: string } | undefined;
  /** Who sells, in every language. */
  readonly seller: Readonly<Record<Locale, Seller>>;
  /** Epoch milliseconds. */
  readonly now: number;
}
