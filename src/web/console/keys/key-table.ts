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
  | "price"
  | "change"
  | "state"
  | "no-show"
  | "agree"
  | "view-list"
  | "view-day"
  | "view-timeline"
  | "day-before"
  | "day-after"
  | "day-today"
  | "select"
  | "select-next"
  | "select-previous"
  | "select-all"
  | "filters"
  | "views"
  | "in-list"
  | "actions"
  | "other-trip"
  | "create"
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
  price: ["KeyP"],
  change: ["KeyE"],
  state: ["KeyW"],
  "no-show": ["KeyH"],
  agree: ["KeyA"],
  "view-list": ["Digit1"],
  "view-day": ["Digit2"],
  "view-timeline": ["Digit3"],
  "day-before": ["BracketLeft"],
  "day-after": ["BracketRight"],
  "day-today": ["KeyT"],
  select: ["KeyX"],
  "select-next": ["Shift+KeyJ", "Shift+ArrowDown"],
  "select-previous": ["Shift+KeyK", "Shift+ArrowUp"],
  "select-all": ["Ctrl+KeyA"],
  filters: ["KeyF"],
  views: ["KeyV"],
  "in-list": ["Slash"],
  actions: ["Period"],
  "other-trip": ["KeyO"],
  help: ["Shift+Slash"],
  create: ["KeyN"],
};

/** The command of a key; the shift key or the control key makes another one of it. */
export function commandOf({
  code,
  shiftKey,
  ctrlKey = false,
}: Pick<KeyboardEvent, "code" | "shiftKey"> & { readonly ctrlKey?: boolean }): KeyCommand | undefined {
  const pressed = `${ctrlKey ? "Ctrl+" : ""}${shiftKey ? "Shift+" : ""}${code}`;
  return (Object.keys(KEYS) as KeyCommand[]).find((name) => KEYS[name].includes(pressed));
}

/** How a key is written on its button. */
export function keyName(command: KeyCommand): string {
  const [code = ""] = KEYS[command];
  if (command === "help") return "?";
  if (command === "in-list") return "/";
  if (command === "actions") return ".";
  if (command === "back") return "Esc";
  if (command === "day-before") return "[";
  if (command === "day-after") return "]";
  return code.replace(/^(Ctrl|Shift)\+/, "$1 ").replace(/(Key|Digit)/, "");
}
