import { useEffect, useState } from "react";

/** Milliseconds for which words must stand still before a screen reader is told them. */
export const SETTLE_DELAY = 500;

/** Words for a live region: only those that stay are said, not what flashes by between two keystrokes. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLE_DELAY);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
