import { randomUUID } from "node:crypto";
import { SANDBOX_NOTICE_JOB, type SandboxNotice } from "#server/adapters/acquirer/sandbox-notice.ts";
import { finishPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { addJob } from "#server/events.ts";

/** What a payer can tell the bank to do; each action has texts `sandbox.<action>.*`, and `pay` is the main one. */
export const SANDBOX_ACTIONS = ["pay", "decline", "timeout", "late", "twice"] as const;

/** One of the things a payer can tell the bank to do. */
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** A late payment settles after this many seconds. */
export const LATE_SECONDS = 5;

/** The third and last copy of a repeated notice is sent after this many seconds. */
const REPEAT_SECONDS = 4;

interface Outcome {
  readonly state: "succeeded" | "declined" | "processing";
  /** When notices are sent, in seconds after the click; all of them carry the same number. */
  readonly notices: readonly number[];
}

const OUTCOMES: Readonly<Record<Exclude<SandboxAction, "timeout">, Outcome>> = {
  pay: { state: "succeeded", notices: [0] },
  decline: { state: "declined", notices: [0] },
  late: { state: "processing", notices: [LATE_SECONDS] },
  twice: { state: "succeeded", notices: [0, 0, REPEAT_SECONDS] },
};

/** How refunds of a payment can go; each has texts `sandbox.refunds.<way>.*`. */
export const REFUND_WAYS = ["at-once", "slow", "failed"] as const;

/** The way of refunds that a word of the address chooses, as in `refunds-slow`. */
export function refundWayIn(word: string): (typeof REFUND_WAYS)[number] | undefined {
  return REFUND_WAYS.find((way) => word === `refunds-${way}`);
}

/** Whether a word of the address names an action. */
export function isSandboxAction(word: string): word is SandboxAction {
  return (SANDBOX_ACTIONS as readonly string[]).includes(word);
}

/**
 * Ends a waiting payment as the payer chose and queues its notices in the same transaction; false when the payment
 * was no longer waiting. `timeout` is not an action here, because a silent bank changes nothing and tells nobody.
 */
export function actOnPayment(
  sandbox: Sandbox,
  ref: string,
  action: Exclude<SandboxAction, "timeout">,
): Promise<boolean> {
  const { state, notices } = OUTCOMES[action];
  const now = sandbox.clock();
  const settleAt = state === "processing" ? new Date(now + LATE_SECONDS * 1000) : null;
  return sandbox.db.transaction().execute(async (trx) => {
    if (!(await finishPayment(trx, ref, { state, settle_at: settleAt }))) return false;
    const notice: SandboxNotice = { ref, eventId: randomUUID() };
    for (const seconds of notices) {
      const later = seconds > 0 ? { runAt: new Date(now + seconds * 1000) } : {};
      await addJob(trx, SANDBOX_NOTICE_JOB, { ...notice }, { ...later, goesFirst: true });
    }
    return true;
  });
}
