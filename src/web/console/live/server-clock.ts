/** How far the server's clock is ahead of this machine's. */
let ahead = 0;

/** Takes the server's clock from its own word, which has just come. */
export function takeServerTime(told: number): void {
  ahead = told - Date.now();
}

/** What the server's clock shows at a moment of this machine's: now, or when something was heard; a machine that is hours wrong so names the right time (OPS-33). */
export function serverTime(own: number = Date.now()): number {
  return own + ahead;
}
