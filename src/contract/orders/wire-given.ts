import { Type } from "typebox";

const text = Type.String({ description: "empty for none" });

/** What was given with a trip besides its time, places and numbers, as it is now. */
export const WireGiven = Type.Object({
  passengers: Type.Array(
    Type.Object({
      name: Type.String(),
      phone: Type.String({ description: "as people read it" }),
      email: Type.String(),
    }),
  ),
  adults: Type.Integer(),
  children: Type.Integer(),
  luggage: Type.Integer(),
  carriage_number: text,
  comment: text,
  viewers: Type.Array(Type.String(), { description: "phones of those who follow the trip" }),
  coordinator_number: text,
  internal_number: Type.String({ description: "the company's own number of the trip, otherwise of the order" }),
  cost_center: text,
  bonus_number: text,
  certificate: Type.String({ description: "its code, empty for none; it stays as it was" }),
});
