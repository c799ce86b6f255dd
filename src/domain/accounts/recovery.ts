/** The link of a letter sets a new password for so long, once. */
export const RECOVERY_SECONDS = 3600;

/** The link of an invitation to the staff sets the first password for so long, once. */
export const INVITATION_SECONDS = 72 * 3600;

/** The wait before another letter, and how many an account gets in a day, whoever asks. */
const LETTERS = { seconds: 60, aDay: 5 } as const;

/** Whether a letter may be sent to an account that has been sent others at moments of the last day, in milliseconds since 1970. */
export function mayRecover(earlier: readonly number[], now: number): boolean {
  const last = Math.max(0, ...earlier);
  return earlier.length < LETTERS.aDay && now >= last + LETTERS.seconds * 1000;
}

/** Whether the link of a letter still sets a password. */
export function isRecoveryGood(
  {
    askedAt,
    usedAt,
    isInvitation = false,
  }: {
    readonly askedAt: number;
    readonly usedAt: number | null;
    readonly isInvitation?: boolean;
  },
  now: number,
): boolean {
  return usedAt === null && now < askedAt + (isInvitation ? INVITATION_SECONDS : RECOVERY_SECONDS) * 1000;
}
