/**
 * Which of the four ways `npm test` drives each file in, because it must end within eight
 * minutes: each where it differs most, the journey of an order on both sizes.
 * `JOURNEYS=all npm run journeys` drives everything everywhere.
 */
export const DRIVEN: Readonly<Record<string, readonly string[]>> = {
  "transfer.spec.ts": ["ru phone", "en desk"],
  "finder.spec.ts": ["ru phone"],
  "lookups.spec.ts": ["en desk"],
  "booking-form.spec.ts": ["en desk"],
  "prices.spec.ts": ["en phone"],
  "stops.spec.ts": ["ru phone"],
  "search.spec.ts": ["ru desk"],
  "car-list.spec.ts": ["ru phone"],
  "large-map.spec.ts": ["ru desk"],
  "rent.spec.ts": ["en desk"],
  "shell.spec.ts": ["ru phone"],
  "accounts.spec.ts": ["ru phone"],
  "times.spec.ts": ["en phone"],
  "one-address.spec.ts": ["ru desk"],
  "mishaps.spec.ts": ["en desk"],
  "addresses.spec.ts": ["en desk"],
  "docs.spec.ts": ["en desk"],
  "keyboard.spec.ts": ["en desk"],
  "lost-connection.spec.ts": ["ru phone"],
  "kept-pass.spec.ts": ["ru phone"],
  "embed.spec.ts": ["en desk"],
  "embed-hosts.spec.ts": ["en desk"],
  "editor.spec.ts": ["en desk"],
  "yacht.spec.ts": ["en desk"],
  "console.spec.ts": ["ru desk"],
  "console-phone.spec.ts": ["en desk"],
  "requests.spec.ts": ["ru desk"],
  "money.spec.ts": ["en phone"],
};

/** The files that are driven in one of the ways. */
export function filesDriven(way: string, isAll: boolean): string[] {
  return Object.keys(DRIVEN).filter((file) => isAll || DRIVEN[file]?.includes(way));
}
