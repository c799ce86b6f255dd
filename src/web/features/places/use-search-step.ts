import { useEffect, useState } from "react";
import { PLACE_SEARCH } from "./place-search.ts";

/** What a field holds after one keystroke, paste or edit; each makes a new one, so that the same text twice counts twice. */
export type Typed = { readonly text: string };

/** How far the search for a typed text has come. */
export const SEARCH_STEP = { typed: 0, nodes: 1, first: 2, second: 3, unanswered: 4 } as const;

const { nodeDelayMs, placeDelayMs, secondPlaceDelayMs, unansweredMs } = PLACE_SEARCH;
const DELAYS = [nodeDelayMs, placeDelayMs, placeDelayMs + secondPlaceDelayMs, unansweredMs];

/** The step that the search has reached; every change of the field starts it anew. */
export function useSearchStep(typed: Typed): number {
  const [reached, setReached] = useState({ typed, step: 0 });
  useEffect(() => {
    const timers = DELAYS.map((ms, at) => setTimeout(() => setReached({ typed, step: at + 1 }), ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [typed]);
  return reached.typed === typed ? reached.step : SEARCH_STEP.typed;
}
