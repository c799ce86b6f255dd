/** Why an answer to a request, for a ride or for a yacht, is not given. */
export const ANSWER_REFUSALS = [
  "request-unknown",
  "request-changed",
  "request-ended",
  "attempt-key-wrong",
  "attempt-conflict",
] as const;
