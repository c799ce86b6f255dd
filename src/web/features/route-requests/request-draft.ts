import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** Session storage: what is typed in the request, name and phone among it, so never in local storage (ruling 5). */
const DRAFT_KEY = "route-request";

/** What a traveller types to ask for a ride that is not on sale. */
export type RequestDraft = {
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
};

const EMPTY: RequestDraft = { date: "", name: "", phone: "", email: "", text: "" };

/** What was typed in this tab before. */
export function storedDraft(): RequestDraft {
  const stored = readStored("session", DRAFT_KEY);
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<RequestDraft>) : {};
  const entries = Object.keys(EMPTY).map((name) => [name, known[name as keyof RequestDraft] ?? ""]);
  return Object.fromEntries(entries) as RequestDraft;
}

/** Keeps what is typed for as long as the tab lives; nothing once it has been sent. */
export function keepDraft(draft: RequestDraft | undefined): void {
  writeStored("session", DRAFT_KEY, draft);
}
