import { Type } from "typebox";

const number = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description }));

/** Whom the staff names as the buyer in a call: an account, a partner whose tariff applies, or nobody for a visitor. */
export const NamedBuyer = {
  account_id: number("the account that buys; none for a visitor"),
  partner_id: number("the partner whose tariff applies"),
};
