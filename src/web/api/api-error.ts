/** How a call ended without an answer from the product: `network` may have reached the server, `aborted` was our own wish. */
export type LostCall = "network" | "aborted";

type Refusal = {
  readonly name: string;
  readonly message: string;
  readonly code: number;
  readonly status: number;
  readonly details?: Readonly<Record<string, unknown>>;
};

type Ending = {
  readonly lost?: LostCall;
  /** Seconds after which the server is ready to be asked again. */
  readonly retryAfter?: number;
};

/** The one error that a call throws: a refusal of the server, or a call that was lost on its way (ERR-01). */
export class ApiError extends Error {
  override readonly name: string;
  /** Number of the refusal in the catalogue; 0 where nobody of ours has answered. */
  readonly code: number;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** What was asked, as `GET /v4/prices`. */
  readonly request: string;
  readonly lost: LostCall | undefined;
  readonly retryAfter: number | undefined;

  constructor(request: string, refusal: Refusal, { lost, retryAfter }: Ending = {}) {
    super(refusal.message);
    this.name = refusal.name;
    this.code = refusal.code;
    this.status = refusal.status;
    this.details = refusal.details ?? {};
    this.request = request;
    this.lost = lost;
    this.retryAfter = retryAfter;
  }
}
