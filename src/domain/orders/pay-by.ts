/** How an order is paid. */
export type PayBy = "card" | "cash";
