import { PAY_BYS, type PayBy } from "#domain/orders/pay-by.ts";

/** What an account, a partner or the operator's setting for visitors says about payment. */
export interface PayRights {
  readonly mayPayCardAndCash: boolean;
}

/**
 * Whether an order may be paid in cash, by the rights of whoever buys: the account, else the partner whose page it is, else
 * the operator's setting for visitors. Nobody may by default. Page, API, telephone order and offers all ask here.
 */
export function mayPayCash({ mayPayCardAndCash }: PayRights): boolean {
  return mayPayCardAndCash;
}

/** Who may choose each way to pay. */
const MAY_CHOOSE: Readonly<Record<PayBy, (rights: PayRights, takesCard: boolean) => boolean>> = {
  // Without the right to cash it stays the only way, and the order is refused where no card is taken.
  card: (rights, takesCard) => takesCard || !mayPayCash(rights),
  cash: mayPayCash,
};

/**
 * The payment methods to choose from; the first is the default. In a currency that no card can pay it is cash alone, for
 * customers who may pay that way.
 */
export function payChoices(rights: PayRights, takesCard = true): readonly PayBy[] {
  return PAY_BYS.filter((payBy) => MAY_CHOOSE[payBy](rights, takesCard));
}
