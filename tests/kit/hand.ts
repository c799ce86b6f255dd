/** What a screen reader is told of one element. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Text of a field, or what `aria-valuetext` or `aria-valuenow` says. */
  readonly value: string;
  /** States as the attributes or the native control have them; undefined where an element has no such state. */
  readonly expanded?: boolean;
  readonly checked?: boolean | "mixed";
  readonly selected?: boolean;
  readonly pressed?: boolean;
  readonly current?: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** The option that `aria-activedescendant` names. */
  readonly active?: Spoken;
}

/** A person at the keyboard, in whichever engine, who knows a page only by what is said of it. */
export interface Hand {
  /** Presses keys one after the other, named as KeyboardEvent.key, with modifiers as in "Shift+Tab". */
  press(...keys: readonly string[]): Promise<void>;
  /** Types a text key by key into what has the focus. */
  type(text: string): Promise<void>;
  /** Moves the focus to the first element of that role and name; fails when there is none. */
  focus(role: string, name: string): Promise<void>;
  /** Presses with the mouse the first element of that role and name. */
  click(role: string, name: string): Promise<void>;
  /** What has the focus now. */
  focused(): Promise<Spoken>;
  /** The first element of that role and name that can be perceived, or nothing. */
  find(role: string, name?: string): Promise<Spoken | undefined>;
  /** Every element of that role that can be perceived, in the order of the page. */
  all(role: string): Promise<readonly Spoken[]>;
  /** Waits until an element of that role and name can be perceived. */
  appears(role: string, name?: string): Promise<unknown>;
  /** Waits until none can be perceived. */
  disappears(role: string, name?: string): Promise<unknown>;
  /** Waits until something holds of what has the focus. */
  untilFocused(holds: (seen: Spoken) => boolean): Promise<Spoken>;
  /** Waits until something holds; fails with the last thing it saw. */
  until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T>;
  /** Says that the page now stands in a state worth judging: in Chromium axe is asked about it. */
  state(name: string): Promise<void>;
}

/** What the keyboard does to one control of the gallery, step by step; run in every engine, plain, in a shadow root and in a frame. */
export interface KeyboardScript {
  /** Key of the specimen it is played on, in English. */
  readonly control: string;
  /** Title of the test: what becomes true. */
  readonly title: string;
  readonly play: (hand: Hand) => Promise<void>;
}
