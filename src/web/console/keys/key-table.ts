/** What the staff can do by one key. */
export type KeyCommand =
  | "next"
  | "previous"
  | "open"
  | "back"
  | "confirm"
  | "undo"
  | "seen"
  | "driver"
  | "note"
  | "view-list"
  | "view-day"
  | "view-timeline"
  | "day-before"
  | "day-after"
  | "day-today"
  | "help";

/** The keys of each command, by their place on the keyboard, so that they work in any layout; the first is what its button shows. */
export const KEYS: Readonly<Record<KeyCommand, readonly string[]>> = {
  next: ["KeyJ", "ArrowDown"],
  previous: ["KeyK", "ArrowUp"],
  open: ["Enter"],
  back: ["Escape"],
  confirm: ["KeyC"],
  undo: ["KeyU"],
  seen: ["KeyS"],
  driver: ["KeyD"],
  note: ["KeyM"],
  "view-list": ["Digit1"],
  "view-day": ["Digit2"],
  "view-timeline": ["Digit3"],
  "day-before": ["BracketLeft"],
  "day-after": ["BracketRight"],
  "day-today": ["KeyT"],
  help: ["Slash"],
};

/** The command of a key that was pressed alone; the question mark alone needs the shift key. */
export function commandOf({ code, shiftKey }: Pick<KeyboardEvent, "code" | "shiftKey">): KeyCommand | undefined {
  const command = (Object.keys(KEYS) as KeyCommand[]).find((name) => KEYS[name].includes(code));
  return shiftKey === (command === "help") ? command : undefined;
}

/** How a key is written on its button. */
export function keyName(command: KeyCommand): string {
  const [code = ""] = KEYS[command];
  if (command === "help") return "?";
  if (command === "back") return "Esc";
  if (command === "day-before") return "[";
  if (command === "day-after") return "]";
  return code.replace(/^(Key|Digit)/, "");
}
