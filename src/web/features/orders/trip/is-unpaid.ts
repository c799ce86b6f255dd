/** Whether a trip waits for its payment before anything else (status 6 of contract 4.1). */
export function isUnpaid({ status }: { readonly status: number }): boolean {
  return status === 6;
}
