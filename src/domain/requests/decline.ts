/** Why a request is declined; each has words that whoever asks reads. */
export const DECLINE_REASONS = ["nothing-free", "not-there", "too-soon", "other"] as const;

/** Why a request is declined. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** A refusal of a request: why, in words of one's own where no reason fits, and what else might do. */
export interface Decline {
  readonly reason: DeclineReason;
  readonly words: string;
  readonly otherWay: string;
}

/** Whether a refusal says why: a reason that is none of the list needs words. */
export function saysWhy({ reason, words }: Pick<Decline, "reason" | "words">): boolean {
  return reason !== "other" || words.trim() !== "";
}
