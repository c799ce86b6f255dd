import { OWN_KEY } from "#domain/accounts/own-settings.ts";
import { ownNow } from "#web/console/own/own-now.ts";

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
  | "provider"
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
  | "release"
  | "other-way"
  | "decline"
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
  provider: ["KeyR"],
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
  release: ["KeyR"],
  "other-way": ["KeyW"],
  decline: ["KeyX"],
};

/** Commands of the screen of refunds alone, whose keys mean something else on others. */
const OF_REFUNDS: ReadonlySet<KeyCommand> = new Set(["release", "other-way", "decline"]);
/** Commands that every screen with a list has. */
const OF_ALL: ReadonlySet<KeyCommand> = new Set(["next", "previous", "open", "back", "create", "help"]);

/** Whether two commands can be meant on one screen, so that they need keys of their own. */
export function doMeet(one: KeyCommand, other: KeyCommand): boolean {
  return OF_ALL.has(one) || OF_ALL.has(other) || OF_REFUNDS.has(one) === OF_REFUNDS.has(other);
}

/** Keys of one's own, by command, as the server keeps them. */
type OwnKeys = Readonly<Record<string, string>>;

/** Commands whose key may be another: those of one letter, digit or sign. */
export const CHANGEABLE = (Object.keys(KEYS) as KeyCommand[]).filter((name) => OWN_KEY.test(KEYS[name][0] ?? ""));

/** The keys of a command for whoever has some of their own; its arrows stay. */
function keysOf(command: KeyCommand, own: OwnKeys): readonly string[] {
  const chosen = CHANGEABLE.includes(command) ? own[command] : undefined;
  return chosen === undefined ? KEYS[command] : [chosen, ...KEYS[command].slice(1)];
}

/** The command that has a key already, if it is another than the one that wants it. */
export function takenBy(code: string, command: KeyCommand, own: OwnKeys): KeyCommand | undefined {
  return (Object.keys(KEYS) as KeyCommand[]).find(
    (name) => name !== command && doMeet(name, command) && keysOf(name, own).includes(code),
  );
}

/** The command of a key among those that the page has; the shift key or the control key makes another one of it. */
export function commandOf(
  { code, shiftKey, ctrlKey = false }: Pick<KeyboardEvent, "code" | "shiftKey"> & { readonly ctrlKey?: boolean },
  own: OwnKeys = ownNow().keys,
  among: Partial<Record<KeyCommand, unknown>> = KEYS,
): KeyCommand | undefined {
  const pressed = `${ctrlKey ? "Ctrl+" : ""}${shiftKey ? "Shift+" : ""}${code}`;
  return (Object.keys(KEYS) as KeyCommand[]).find((name) => name in among && keysOf(name, own).includes(pressed));
}

const SIGNS: Readonly<Record<string, string>> = {
  Escape: "Esc",
  "Shift+Slash": "?",
  Slash: "/",
  Period: ".",
  Comma: ",",
  BracketLeft: "[",
  BracketRight: "]",
  Semicolon: ";",
  Quote: "'",
  Backslash: "\\",
};

/** How a key is written on its button. */
export function keyName(command: KeyCommand, own: OwnKeys = ownNow().keys): string {
  const [code = ""] = keysOf(command, own);
  return SIGNS[code] ?? code.replace(/^(Ctrl|Shift)\+/, "$1 ").replace(/(Key|Digit)/, "");
}
