import type { DiskRoom } from "#server/database/disk-room.ts";
import { Refusal } from "#server/refusal.ts";

/** Room is made by a person: whoever cannot order for want of it comes back in ten minutes. */
const RETRY_AFTER_SECONDS = 600;

/** Refuses a new order while the disk has no room to keep it safely. */
export async function refuseWithoutRoom(disk: DiskRoom | undefined): Promise<void> {
  if (await disk?.isShort()) throw new Refusal("no-room", { retryAfter: RETRY_AFTER_SECONDS });
}
