import { nextId } from "#domain/booking/passenger-list.ts";

/** A phone that gets updates about the trip; the id tells rows apart that are both still empty. */
export interface DraftViewer {
  readonly id: string;
  readonly phone: string;
}

/** The rows that a form shows: there is always one to write in. */
export function viewerRows(viewers: readonly DraftViewer[]): readonly DraftViewer[] {
  return viewers.length === 0 ? withViewer(viewers) : viewers;
}

/** The list with one more row, of which nothing is known yet. */
export function withViewer(viewers: readonly DraftViewer[], phone = ""): readonly DraftViewer[] {
  return [...viewers, { id: nextId(viewers), phone }];
}
