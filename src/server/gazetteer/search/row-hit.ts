/** A row that was found and its score; scores from different packs can be compared. */
export interface RowHit {
  readonly row: number;
  readonly score: number;
}
