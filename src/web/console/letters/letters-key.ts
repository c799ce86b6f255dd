/** How often it is looked whether letters have gone. */
export const LETTERS_LOOK_MS = 15_000;

/** Under which the letters of an order are kept in the browser; they are read anew with the order. */
export const lettersKey = (orderId: number) => ["board", "letters", orderId] as const;
