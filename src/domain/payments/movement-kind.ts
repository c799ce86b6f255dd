/** What an acquirer moved money for. */
export type MovementKind = "payment" | "refund" | "dispute";
