import type { Currency } from "#domain/values/money.ts";
import type { CountContact } from "#server/modules/accounts/index.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** What requests are answered with: the stations before, of which an accepted offer becomes an order. */
export interface Requests extends Orders {
  readonly countContact: CountContact;
  readonly https: boolean;
  /** Whether an order in a currency can be paid by card. */
  readonly takesCard: (currency: Currency) => boolean;
}
