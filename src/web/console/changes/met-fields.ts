/** A field of a window: as it was when the window was opened, as another has made it, and as one has typed it. */
export interface MetField {
  readonly label: string;
  readonly was: string;
  readonly theirs: string;
  readonly mine: string;
}

/** The fields that both have changed, each to something else. */
export function metFields(fields: readonly MetField[]): readonly MetField[] {
  return fields.filter(({ was, theirs, mine }) => was !== theirs && was !== mine && theirs !== mine);
}
