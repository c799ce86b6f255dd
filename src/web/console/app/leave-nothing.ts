import { dropStored, readStored, writeStored } from "#web/lib/stored-values.ts";
import { forgetHeld } from "./use-held.ts";
import { forgetWindows } from "./use-window.ts";

/** All that the console keeps in the tab begins so. */
const KEPT = "console-";
const OWNER = `${KEPT}owner`;

/** Whoever logs out leaves nothing typed to whoever logs in next: no notes, no letters, no caller of an order that was begun. */
export function leaveNothing(): void {
  dropStored("session", KEPT);
  forgetHeld();
  forgetWindows();
}

/**
 * What was typed before a log-in ended waits for the same person; anybody else finds nothing of it. Whose work has changed finds no window open again: it
 * may be none of theirs any more.
 */
export function leaveNothingToOthers({ user_id: id, role }: { readonly user_id: number; readonly role: string }): void {
  const owner = readStored("session", OWNER) as { readonly id?: unknown; readonly role?: unknown } | undefined;
  if (owner !== undefined && owner.id !== id) leaveNothing();
  if (owner?.role !== role) forgetWindows();
  writeStored("session", OWNER, { id, role });
}
