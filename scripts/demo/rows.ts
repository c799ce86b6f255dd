/** A row of a table, as JSON that the database reads back into its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Everything that is written of orders, by table. */
export interface OrderRows {
  readonly orders: Row[];
  readonly trips: Row[];
  readonly entries: Row[];
  readonly payments: Row[];
  readonly refunds: Row[];
  readonly moves: Row[];
  readonly marks: Row[];
  readonly notes: Row[];
  readonly messages: Row[];
  readonly changes: Row[];
  readonly words: { readonly trip: number; readonly word: string; readonly field: string }[];
}

/** Numbers that the database has given out for an order, and whose it is. */
export interface OrderNumbers {
  readonly orderId: number;
  readonly transaction: number;
  /** For the trips after the first. */
  readonly more: readonly number[];
  readonly owner: Row;
  /** The account of the staff that does what the staff does. */
  readonly staff: number;
}

/** Rows to be filled. */
export function noRows(): OrderRows {
  const money = { orders: [], trips: [], entries: [], payments: [], refunds: [] };
  return { ...money, moves: [], marks: [], notes: [], messages: [], changes: [], words: [] };
}
