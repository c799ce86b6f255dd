import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { emptyDraft, type PhoneDraft } from "./phone-draft.ts";

const KEY = "console-phone-draft";

/** Members that are of another kind once something has been chosen than in an empty draft. */
const CHOSEN: Partial<Record<keyof PhoneDraft, string>> = {
  accountId: "number",
  partnerId: "number",
  copied: "number",
  payBy: "string",
  carClass: "number",
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** The draft of this tab, or an empty one; what another version has written is not read. */
export function readDraft(lang: Locale): PhoneDraft {
  const empty = emptyDraft(lang);
  const stored = readStored("session", KEY);
  if (typeof stored !== "object" || stored === null) return empty;
  const isSame = (Object.keys(empty) as (keyof PhoneDraft)[]).every((member) => {
    const value = (stored as Record<string, unknown>)[member];
    return kindOf(value) === kindOf(empty[member]) || kindOf(value) === CHOSEN[member];
  });
  const draft = stored as PhoneDraft;
  return isSame && LOCALES.includes(draft.lang) ? draft : empty;
}

/** Keeps the draft in this tab, where nobody else sees it, or forgets it once its order is placed. */
export function keepDraft(draft: PhoneDraft | undefined): void {
  writeStored("session", KEY, draft);
}
