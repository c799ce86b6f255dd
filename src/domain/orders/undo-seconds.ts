/** How long an action that the traveller is told of can be undone; the message goes out when this time is over. */
export const UNDO_SECONDS = 10;
