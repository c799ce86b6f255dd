import { createGate } from "#server/http/gate.ts";

/** A password costs much of a processor, on purpose: a crowd that logs in must leave some of it for orders. */
export const passwordGate = createGate({ atOnce: 2, mostWaiting: 30 });
