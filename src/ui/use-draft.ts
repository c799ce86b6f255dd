import { useState } from "react";

/** Keeps half-typed text apart from the value it may become: the text wins until the value changes from outside. */
export function useDraft(value: string, print: (value: string) => string) {
  const [draft, setDraft] = useState<{ readonly for: string; readonly text: string }>();
  const text = draft !== undefined && draft.for === value ? draft.text : print(value);
  return [text, (next: string, becomes: string) => setDraft({ for: becomes, text: next })] as const;
}
