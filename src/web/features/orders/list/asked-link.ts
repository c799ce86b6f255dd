/** The value in the address of the list that names an order whose link is asked for. */
export const ASKED_LINK = "link";
