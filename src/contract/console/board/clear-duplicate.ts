import { Type } from "typebox";
import { action } from "#contract/console/orders/order-actions.ts";

/** Says that two trips of different orders are not the same ride; both then stop being a problem. */
export const clearDuplicate = action({
  name: "clearDuplicate",
  access: { right: "marks", to: "work" },
  path: "/duplicates/clear",
  summary: "Say that two trips are not the same ride",
  body: Type.Object(
    {
      trip_id: Type.Integer({ minimum: 1, description: "a trip of the order" }),
      other_id: Type.Integer({ minimum: 1, description: "the trip of another order that looks like it" }),
    },
    { additionalProperties: false },
  ),
  errors: ["order-changed-meanwhile"],
});
