import { Logo } from "#ui/logo.tsx";
import { AccountCorner } from "#web/features/accounts/account-corner.tsx";
import { HeroScene } from "#web/features/hero/hero-scene.tsx";
import { Promises } from "#web/features/hero/promises.tsx";
import { PlaceIcon } from "#web/features/places/place-icon.tsx";
import { RecentRow } from "#web/features/places/recent-row.tsx";
import { RoundTripBox } from "#web/features/places/when/round-trip-box.tsx";
import { WhenField } from "#web/features/places/when/when-field.tsx";
import { PromoWatch } from "#web/features/promo/promo-watch.tsx";
import { SearchLine } from "#web/screens/search-line.tsx";
import { Footer } from "./footer.tsx";
import { PageChoices } from "./page-choices.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { TopMenu } from "./top-menu.tsx";

declare global {
  interface Window {
    /** The control of a drawn part that was pressed last, before any code could hear it; the document notes it. */
    latePress?: HTMLElement | null;
  }
}

/** A slow machine takes the page over piece by piece: how often to look whether it has, and how long to wait in between. */
const TRIES = 1000;
const AGAIN_MS = 30;

/**
 * Does what was done before the code of a drawn part had come and could not be heard, as soon as React has taken that part over: the last
 * press of a control marked `data-late` is pressed again, and a place field that was typed in and left hears that it was left. Fields and
 * boxes take over themselves what they hold.
 */
function replayEarlyInput(): void {
  addEventListener("click", () => void setTimeout(press), true);
  // A press that comes this far was heard.
  addEventListener("click", () => (window.latePress = null));
  press();
  for (const field of document.querySelectorAll<HTMLInputElement>("input[role=combobox]")) hearLeft(field);
}

/** Presses one pause after the control was taken over, when its effects have run as well. */
function press(tries = TRIES, isTaken = false): void {
  const control = window.latePress;
  if (!control || tries === 0) return;
  if (isTaken) control.click();
  else setTimeout(press, AGAIN_MS, tries - 1, isTakenOver(control));
}

/**
 * React draws a text as the field's default too: from then on its handlers know what was typed. While it takes the field over it
 * may show the field empty for a moment, so an empty field is looked at again. A field with the focus has not been left.
 */
function hearLeft(field: HTMLInputElement, tries = TRIES): void {
  if (field.matches(":focus") || tries === 0) return;
  if (field.value !== "" && field.defaultValue === field.value) {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  } else {
    setTimeout(hearLeft, AGAIN_MS, field, tries - 1);
  }
}

/** Whether React has taken an element over: until then it tries to at such an event, and keeps the event to itself where it cannot. */
function isTakenOver(element: Element): boolean {
  let isHeard = false;
  addEventListener("keyup", () => void (isHeard = true), { once: true });
  element.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  return isHeard;
}

/** What stands on the first page and looks right as the server has drawn it; the browser loads its code in one piece, later. */
export const pageFrame = {
  AccountCorner,
  Footer,
  HeroScene,
  Logo,
  PageChoices,
  PhoneMenu,
  PlaceIcon,
  Promises,
  PromoWatch,
  RecentRow,
  RoundTripBox,
  SearchLine,
  TopMenu,
  WhenField,
};

// The parts must have been handed to the page first.
if (typeof window !== "undefined") setTimeout(replayEarlyInput);
