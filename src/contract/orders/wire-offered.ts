import { Type } from "typebox";
import { WireId } from "#contract/orders/order-trip.ts";
import { nullable } from "#contract/wire/common.ts";

const text = Type.String();

/** The number of an offer, as the address of a call has it. */
export const OfferId = Type.Object({ offer_id: WireId }, { additionalProperties: false });

/** What every offer tells the holder of its key beside what is offered. */
export const OFFERED_MEMBERS = {
  contact: Type.Object({ name: text, phone: text, email: text }, { description: "of whoever asked" }),
  wish: text,
  order: nullable(
    Type.Object(
      { order_id: Type.Integer(), order_key: text },
      { description: "what it has become, for the holder of its key" },
    ),
  ),
  now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
} as const;

/** The order that an accepted offer has become. */
export const OrderOfOffer = Type.Object({ order_id: Type.Integer(), transaction: Type.Integer(), order_key: text });
