import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** Session storage key: the typed request includes name and phone, so it never goes to local storage. */
const DRAFT_KEY = "route-request";

/** What a traveller types to request a ride that is not on sale. */
export type RequestDraft = {
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
};

const EMPTY: RequestDraft = { date: "", name: "", phone: "", email: "", text: "" };

/** The request typed earlier in this tab. */
export function storedDraft(): RequestDraft {
  const stored = readStored("session", DRAFT_KEY);
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<RequestDraft>) : {};
  const entries = Object.keys(EMPTY).map((name) => [name, known[name as keyof RequestDraft] ?? ""]);
  return Object.fromEntries(entries) as RequestDraft;
}

/** Keeps the typed request as long as the tab lives; removes it once sent. */
export function keepDraft(draft: RequestDraft | undefined): void {
  writeStored("session", DRAFT_KEY, draft);
}
