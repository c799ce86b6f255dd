import { findRecovery, recoverySecret } from "#server/modules/accounts/index.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";

/** A link that sets a new password, as its letter tells it. */
export interface ToldRecovery extends Pick<Notifications, "seller"> {
  readonly login: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** It sets the first password of somebody who is invited to the staff. */
  readonly isInvitation: boolean;
  /** Address of the console, for whoever is invited to work there. */
  readonly console: string;
}

/** Collects what the letter needs; nothing for a link that has been used. */
export async function tellRecovery(
  { db, secret, publicUrl, seller }: Notifications,
  id: number,
): Promise<ToldRecovery | undefined> {
  const recovery = await findRecovery(db, id);
  if (recovery === undefined || recovery.used_at !== null) return undefined;
  const { login, salt } = recovery;
  return {
    login,
    publicUrl,
    console: `${publicUrl}/console`,
    isInvitation: recovery.invited_by !== null,
    secret: recoverySecret(secret, salt),
    seller,
  };
}
