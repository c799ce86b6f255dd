/** The sums of a yacht order, in minor units. */
export interface YachtSums {
  readonly cost: number;
  readonly received: number;
  readonly deposit: number;
}

/** What the next payment of a yacht order is for: the deposit until it has come, then what is left. */
export function nextPart({ cost, received, deposit }: YachtSums): "deposit" | "rest" | "nothing" {
  if (received >= cost) return "nothing";
  return received < deposit ? "deposit" : "rest";
}

/** What the next payment of a yacht order comes to. */
export function nextSum(sums: YachtSums): number {
  const { cost, received, deposit } = sums;
  const upTo = nextPart(sums) === "deposit" ? Math.min(deposit, cost) : cost;
  return Math.max(0, upTo - received);
}

/** Whoever takes an offer in its last minutes gets this long to pay the deposit, as whoever orders at short notice does. */
const LEAST_TO_PAY_MS = 15 * 60_000;

/** When a yacht order lapses if its deposit does not come: once the yacht is not held any more, at the latest at its start. Epoch milliseconds. */
export function holdEnd(
  { heldUntil, startsAt }: { readonly heldUntil: number; readonly startsAt: number },
  now: number,
): number {
  return Math.min(startsAt, Math.max(heldUntil, now + LEAST_TO_PAY_MS));
}

/** Whoever was told by mistake that their yacht is confirmed has at least this long to pay its deposit after all. */
const LEAST_AGAIN_MS = 86_400_000;

/** When a yacht order lapses whose confirmation was a mistake: as it would have, but not before there was time to pay. Epoch milliseconds. */
export function holdAgain(
  { heldUntil, startsAt }: { readonly heldUntil: number; readonly startsAt: number },
  now: number,
): number {
  return Math.min(startsAt, Math.max(heldUntil, now + LEAST_AGAIN_MS));
}

/** Whoever owes the rest is written to so long before its last day ends. */
const REST_LETTER_MS = 3 * 86_400_000;

/** What is due of the rest at a moment, and when the next of it comes; null where nothing follows. Moments in epoch milliseconds. */
export function restStep(
  restDueAt: number,
  now: number,
): { readonly due: "nothing" | "letter" | "late"; readonly next: number | null } {
  const letterAt = restDueAt - REST_LETTER_MS;
  if (now >= restDueAt) return { due: "late", next: null };
  return now >= letterAt ? { due: "letter", next: restDueAt } : { due: "nothing", next: letterAt };
}
