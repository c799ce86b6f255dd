/** How a call ended without an answer from the product: `network` may have reached the server, `aborted` was our own wish. */
export type LostCall = "network" | "aborted";

type Refusal = {
  readonly name: string;
  readonly message: string;
  readonly code: number;
  readonly status: number;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The one error that a call throws: a refusal of the server, or a call that was lost on its way (ERR-01). */
export class ApiError extends Error {
  override readonly name: string;
  readonly number: number;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** What was asked, as `GET /v4/prices`. */
  readonly request: string;
  readonly lost: LostCall | undefined;

  constructor(request: string, refusal: Refusal, lost?: LostCall) {
    super(refusal.message);
    this.name = refusal.name;
    this.number = refusal.code;
    this.status = refusal.status;
    this.details = refusal.details ?? {};
    this.request = request;
    this.lost = lost;
  }
}
