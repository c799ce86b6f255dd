/**
 * Why a call got no answer from the product: a `network` call may have reached the server, `aborted` means we cancelled it.
 */
export type LostCall = "network" | "aborted";

/** The error object of our envelope. */
export type Refusal = {
  readonly name: string;
  readonly message: string;
  readonly code: number;
  readonly status: number;
  readonly details?: Readonly<Record<string, unknown>>;
};

type Ending = {
  readonly lost?: LostCall;
  /** Seconds until the call can be tried again. */
  readonly retryAfter?: number | undefined;
  /** The number of the answer, under which the server has logged it. */
  readonly uuid?: string | undefined;
};

/** The only error that a call throws: the server refused it, or it was lost on the way. */
export class ApiError extends Error {
  override readonly name: string;
  /** Number of the refusal in the catalogue; 0 when the answer did not come from us. */
  readonly code: number;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** The request, as `GET /v4/prices`. */
  readonly request: string;
  readonly lost: LostCall | undefined;
  readonly retryAfter: number | undefined;
  /** The part of the answer's number that a person can read out: the server's log finds it. */
  readonly reference: string | undefined;

  constructor(request: string, refusal: Refusal, { lost, retryAfter, uuid }: Ending = {}) {
    super(refusal.message);
    this.name = refusal.name;
    this.code = refusal.code;
    this.status = refusal.status;
    this.details = refusal.details ?? {};
    this.request = request;
    this.lost = lost;
    this.retryAfter = retryAfter;
    this.reference = uuid?.slice(0, 8);
  }
}
