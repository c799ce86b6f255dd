import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { emptyDraft, type PhoneDraft } from "./phone-draft.ts";

const KEY = "console-phone-draft";

/** The draft of this tab, or an empty one; what another version has written is not read. */
export function readDraft(lang: Locale): PhoneDraft {
  const empty = emptyDraft(lang);
  const stored = readStored("session", KEY);
  if (typeof stored !== "object" || stored === null) return empty;
  const isSame = (Object.keys(empty) as (keyof PhoneDraft)[]).every((member) => {
    const value = (stored as Record<string, unknown>)[member];
    return value !== undefined && (typeof value === typeof empty[member] || value === null || member === "carClass");
  });
  const draft = stored as PhoneDraft;
  return isSame && LOCALES.includes(draft.lang) ? draft : empty;
}

/** Keeps the draft in this tab, where nobody else sees it, or forgets it once its order is placed. */
export function keepDraft(draft: PhoneDraft | undefined): void {
  writeStored("session", KEY, draft);
}
