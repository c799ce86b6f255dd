import { useEffect, useRef, useState } from "react";
import { isRefused, type ListedPlace } from "./listed-place.ts";
import type { PlaceProblem } from "./place-problem.ts";
import type { Suggestions } from "./use-place-suggestions.ts";
import type { Typed } from "./use-search-step.ts";

/** A text that is no place is said to be none after this long. */
export const NOT_FOUND_DELAY_MS = 100;

type TypedChoice = {
  readonly typed: Typed;
  readonly found: Suggestions | undefined;
  /** Ids of places that other fields name, which are not offered twice. */
  readonly elsewhere: readonly (string | null)[];
  readonly onPick: (place: ListedPlace) => void;
  readonly onProblem: (problem: PlaceProblem) => void;
};

/** A traveller who is done typing; `close` closes the list that has nothing to offer. */
type Asked = { readonly close: (() => void) | undefined; isDue: boolean };

/**
 * Takes a typed text for what it names exactly, once the traveller is done typing. Answers under way are waited for before
 * the text is said to be no place.
 */
export function useTypedChoice({ typed, found, elsewhere, onPick, onProblem }: TypedChoice) {
  const asked = useRef<Asked>(undefined);
  const latest = useRef(found);
  // A choice moves the focus, so the field is left before it is drawn without its text.
  const taken = useRef<Typed>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hurried, setHurried] = useState<Typed>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const forget = () => {
    clearTimeout(timer.current);
    asked.current = undefined;
  };
  const conclude = (now: Suggestions | undefined, ask: Asked) => {
    const current = now?.typed === typed ? now : undefined;
    const term = typed.text.trim();
    const exact = current?.places.find(({ isExact, inputKey }) => isExact && inputKey === term);
    const refusal = exact && (elsewhere.includes(exact.place_id) ? "same" : isRefused(exact) ? "refused" : undefined);
    if (exact !== undefined && refusal === undefined) {
      onPick(exact);
    } else if (ask.isDue && current?.answered) {
      forget();
      if (current.places.length === 0) ask.close?.();
      onProblem(refusal ?? "notFound");
    }
  };

  return {
    hurried: hurried === typed,
    forget,
    /** A place has been chosen, so the text has served. */
    take: () => {
      taken.current = typed;
      forget();
    },
    /** The traveller is done typing. */
    settle: (close?: () => void) => {
      if (taken.current === typed) return;
      forget();
      const ask: Asked = { close, isDue: false };
      asked.current = ask;
      setHurried(typed);
      timer.current = setTimeout(() => {
        ask.isDue = true;
        conclude(latest.current, ask);
      }, NOT_FOUND_DELAY_MS);
      conclude(found, ask);
    },
    /** The search has found more. */
    hear: (now: Suggestions) => {
      latest.current = now;
      if (asked.current !== undefined) conclude(now, asked.current);
    },
  };
}
