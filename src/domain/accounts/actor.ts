/** Who is calling. Identity comes from a session or an order key only, never from a `user_id` (ruling 4). */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "order-holder"; readonly orderKey: string }
  | { readonly kind: "acquirer" };

/** The actor of a call that showed nothing. */
export const VISITOR: Actor = { kind: "visitor" };
