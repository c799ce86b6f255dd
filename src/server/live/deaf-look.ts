import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { countChanges } from "#server/live/order-changes.repository.ts";

/** Looks for changes of which no notice comes. */
export interface DeafLook {
  /** Begins to look, unless it is stopped within one turn: what is heard by then proves that it need not. */
  start(): void;
  stop(): void;
}

/**
 * Looks every so often how much the triggers have counted, and calls back where that has moved, and once more a turn later: a count moves before its
 * transaction ends.
 */
export function createDeafLook(
  db: Kysely<Tables>,
  {
    lookMs,
    onTrouble,
    onChange,
  }: {
    readonly lookMs: number;
    readonly onTrouble: (error: unknown) => void;
    readonly onChange: () => void;
  },
): DeafLook {
  let turns: NodeJS.Timeout | undefined;
  let last: string | undefined;
  let isLater = false;
  const look = async (): Promise<void> => {
    const counted = await countChanges(db);
    if (turns === undefined) return;
    const hasMoved = counted !== last;
    // The first look finds what may have been missed until then.
    if (hasMoved || isLater) onChange();
    isLater = hasMoved;
    last = counted;
  };
  return {
    start: () => {
      turns ??= setInterval(() => void look().catch(onTrouble), lookMs).unref();
    },
    stop: () => {
      clearInterval(turns);
      turns = undefined;
      last = undefined;
    },
  };
}
