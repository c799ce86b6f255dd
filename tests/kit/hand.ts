/** What a screen reader learns about one element. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Text of a field, or its `aria-valuetext` or `aria-valuenow`. */
  readonly value: string;
  /** States from the attributes or the native control; undefined where an element has no such state. */
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

/** A person at the keyboard, in any engine, who knows a page only by what a screen reader says. */
export interface Hand {
  /** Presses keys one after another, named as in KeyboardEvent.key, with modifiers as in "Shift+Tab". */
  press(...keys: readonly string[]): Promise<void>;
  /** Types a text key by key into the focused element. */
  type(text: string): Promise<void>;
  /** Moves the focus to the first element with this role and name; fails when there is none. */
  focus(role: string, name: string): Promise<void>;
  /** Clicks the first element with this role and name. */
  click(role: string, name: string): Promise<void>;
  /** The focused element. */
  focused(): Promise<Spoken>;
  /** The first perceivable element with this role and name, or undefined. */
  find(role: string, name?: string): Promise<Spoken | undefined>;
  /** Every perceivable element with this role, in page order. */
  all(role: string): Promise<readonly Spoken[]>;
  /** Waits until an element with this role and name is perceivable. */
  appears(role: string, name?: string): Promise<unknown>;
  /** Waits until no such element is perceivable. */
  disappears(role: string, name?: string): Promise<unknown>;
  /** Waits until the focused element meets a condition. */
  untilFocused(holds: (seen: Spoken) => boolean): Promise<Spoken>;
  /** Waits until a condition holds; fails with the last value it saw. */
  until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T>;
  /** Says that the page is now in a state worth checking: in Chromium axe checks it. */
  state(name: string): Promise<void>;
}

/**
 * Keyboard use of one control in the gallery, step by step; run in every engine, on the
 * plain page, in a shadow root and in a frame.
 */
export interface KeyboardScript {
  /** Key of the specimen it uses, in English. */
  readonly control: string;
  /** Title of the test: the outcome. */
  readonly title: string;
  readonly play: (hand: Hand) => Promise<void>;
}
