import { useEffect, useEffectEvent } from "react";

/** What a field says of its own text, told to whoever lists the faults of a form; empty while it says nothing. */
export type OnOwnWords = (words: string) => void;

/** Tells the words of a field whenever they change, and that they are gone with it. */
export function useOwnWords(words: string, onOwnWords: OnOwnWords | undefined): void {
  const tell = useEffectEvent((now: string) => onOwnWords?.(now));
  useEffect(() => {
    if (words === "") return;
    tell(words);
    return () => tell("");
  }, [words]);
}
