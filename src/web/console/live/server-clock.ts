/** How far the server's clock is ahead of this machine's. */
let ahead = 0;

/** Takes the server's clock from its own word, and when by this machine's that came. */
export function takeServerTime(told: number, came: number = Date.now()): void {
  ahead = told - came;
}

/** What the server's clock shows at a moment of this machine's: now, or when something was heard; a machine that is hours wrong so names the right time. */
export function serverTime(own: number = Date.now()): number {
  return own + ahead;
}
