/** A row that was found and how well it fits; scores of different packs compare. */
export interface RowHit {
  readonly row: number;
  readonly score: number;
}
