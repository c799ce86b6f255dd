import { useEffect, useState } from "react";

/** Words must stay unchanged for this many milliseconds before a screen reader gets them. */
export const SETTLE_DELAY = 500;

/** Words for a live region: only words that stay are read out, not those that flash by between two keystrokes. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLE_DELAY);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
