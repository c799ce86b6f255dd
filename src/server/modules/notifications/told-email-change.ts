import { findEmailChange, recoverySecret } from "#server/modules/accounts/index.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";

/** Another address of an account, as its letters tell it. */
export interface ToldEmailChange extends Pick<Notifications, "seller"> {
  readonly email: string;
  readonly former: string;
  /** Address of the page that takes the secret. */
  readonly page: string;
  readonly secret: string;
  /** It was used, or another took its place. */
  readonly isOver: boolean;
}

/** Collects what the letters need. */
export async function tellEmailChange(
  { db, secret, publicUrl, seller }: Notifications,
  id: number,
): Promise<ToldEmailChange | undefined> {
  const change = await findEmailChange(db, id);
  if (change === undefined) return undefined;
  const { email, former, salt, used_at: used } = change;
  const page = `${publicUrl}/account/settings`;
  return { email, former, page, secret: recoverySecret(secret, salt), isOver: used !== null, seller };
}
