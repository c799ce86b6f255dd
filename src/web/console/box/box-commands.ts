import { KEYS, keyName, type KeyCommand } from "#web/console/keys/key-table.ts";

/** What can be done from the box besides opening an order. */
export interface BoxCommand {
  readonly id: string;
  readonly group: "row" | "go" | "do";
  readonly label: string;
  /** The key that does the same without the box; empty where there is none. */
  readonly keys: string;
  /** It changes something, so it is never chosen by itself. */
  readonly isWriting: boolean;
  readonly run: () => void;
}

/** Keys that walk the page, and those that the box has commands of its own for. */
const LEFT_OUT: ReadonlySet<KeyCommand> = new Set(["next", "previous", "open", "back", "in-list", "create", "help"]);

/** What the screen as a whole is told. */
const OF_SCREEN: ReadonlySet<KeyCommand> = new Set([
  "view-list",
  "view-day",
  "view-timeline",
  "day-before",
  "day-after",
  "day-today",
  "filters",
  "views",
]);

/** Commands of the row in focus that open a window or another row, and change nothing by themselves. */
const OPENS: ReadonlySet<KeyCommand> = new Set([
  "driver",
  "note",
  "actions",
  "other-trip",
  "change",
  "price",
  "no-show",
  "agree",
  "provider",
]);

/** What may be done now: to the row in focus and to its screen, by what they listen to. */
export function screenCommands(
  now: Partial<Record<KeyCommand, () => void>>,
  labelOf: (command: KeyCommand) => string,
): BoxCommand[] {
  return (Object.keys(KEYS) as KeyCommand[]).flatMap((command) => {
    const run = now[command];
    if (run === undefined || LEFT_OUT.has(command)) return [];
    const isOfScreen = OF_SCREEN.has(command);
    return [
      {
        id: command,
        group: isOfScreen ? ("do" as const) : ("row" as const),
        label: labelOf(command),
        keys: keyName(command),
        isWriting: !isOfScreen && !OPENS.has(command),
        run,
      },
    ];
  });
}

/** The commands that a text asks for; all of them while nothing is typed. */
export function commandsFor(commands: readonly BoxCommand[], text: string): readonly BoxCommand[] {
  const wanted = text.trim().toLowerCase();
  return commands.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** Which line is chosen before anybody has walked: the first order, or the first command that changes nothing; none otherwise. */
export function firstChosen(orders: number, commands: readonly BoxCommand[]): number {
  if (orders > 0) return 0;
  return commands.findIndex(({ isWriting }) => !isWriting);
}
