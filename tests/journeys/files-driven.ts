/**
 * Which of the four ways `npm test` drives each file in, because it must end within ten
 * minutes: the journey of an order in all of them, the others where they differ most.
 * `JOURNEYS=all npm run journeys` drives everything everywhere.
 */
export const DRIVEN: Readonly<Record<string, readonly string[]>> = {
  "transfer.spec.ts": ["ru phone", "ru desk", "en phone", "en desk"],
  "finder.spec.ts": ["ru phone", "en desk"],
  "booking-form.spec.ts": ["ru phone", "en desk"],
  "prices.spec.ts": ["en phone"],
  "search.spec.ts": ["ru desk"],
  "car-list.spec.ts": ["ru phone", "en desk"],
  "rent.spec.ts": ["ru phone", "en desk"],
  "shell.spec.ts": ["ru phone", "en desk"],
  "accounts.spec.ts": ["ru phone"],
  "times.spec.ts": ["en phone"],
  "one-address.spec.ts": ["ru desk"],
  "mishaps.spec.ts": ["en desk"],
  "addresses.spec.ts": ["ru phone", "en desk"],
  "docs.spec.ts": ["en desk"],
};

/** The files that are driven in one of the ways. */
export function filesDriven(way: string, isAll: boolean): string[] {
  return Object.keys(DRIVEN).filter((file) => isAll || DRIVEN[file]?.includes(way));
}
