import type { ErrorCode } from "#contract/wire/errors.ts";

/**
 * Ends a use case with a refusal from the catalogue. Domain rules return their verdicts; a use case
 * that cannot go on throws this, and `plugins/errors.ts` is the one place that turns it into an answer.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Values for the message `errors.<code>`, or a text that is already in the caller's language. */
  readonly words: Readonly<Record<string, string | number>> | string | undefined;
  /** Seconds until the same call may be sent again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      details?: Record<string, unknown>;
      words?: Record<string, string | number> | string;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = options.details;
    this.words = options.words;
    this.retryAfter = options.retryAfter;
  }
}
