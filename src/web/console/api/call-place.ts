/** Where a call of the console is sent. */
export type CallPlace = readonly ["GET" | "POST", string];
