import type { BoardSort } from "#server/modules/console/board/read-board-filter.ts";

/** The last row of a page, by what its list is sorted: moments as epoch milliseconds, sums with their currency. */
export type BoardCursor = readonly (string | number)[];

/** What a cursor has to look like for each way to sort: its parts, then the trip. */
const SHAPES: Record<BoardSort["by"], readonly ("string" | "number")[]> = {
  pickup: ["number", "number"],
  placed: ["number", "number"],
  changed: ["number", "number"],
  price: ["string", "number", "number"],
};

/** The name of the page after a row. */
export function writeCursor(cursor: BoardCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** Reads the name of a page; undefined for one that was made by another list, or by nobody. */
export function readCursor(text: string, { by }: BoardSort): BoardCursor | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
  const shape = SHAPES[by];
  if (!Array.isArray(read) || read.length !== shape.length) return undefined;
  const isCursor = read.every(
    (part, index) => typeof part === shape[index] && (typeof part !== "number" || Number.isSafeInteger(part)),
  );
  return isCursor ? (read as BoardCursor) : undefined;
}
