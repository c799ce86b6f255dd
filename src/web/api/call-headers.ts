/** Header that marks a retry, so that the same order is not placed twice. */
export const ATTEMPT_HEADER = "idempotency-key";

/** Header that proves that an attempt is this page's, because its key may be known to others. */
const ATTEMPT_SECRET_HEADER = "idempotency-secret";

/** An attempt as a call names it; one that an older page has begun has no secret. */
export type NamedAttempt = { readonly key: string; readonly secret?: string | undefined };

/** The headers that name an attempt. */
export const attemptHeaders = ({ key, secret }: NamedAttempt): Readonly<Record<string, string>> => ({
  [ATTEMPT_HEADER]: key,
  ...(secret && { [ATTEMPT_SECRET_HEADER]: secret }),
});

/** Header that carries the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";
