/** Reads the query of the address as it is at that moment: several changes may follow one another before the next draw. */
export function useSearchNow(): () => string {
  return () => location.search;
}
