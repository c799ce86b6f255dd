/** Under which the letters of an order are kept in the browser; they are read anew with the order. */
export const lettersKey = (orderId: number) => ["board", "letters", orderId] as const;
