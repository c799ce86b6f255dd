import { firstPassenger, type PeopleDraft } from "#domain/booking/draft-people.ts";

/** An e-mail address, or digits enough for a phone: no part of a name, and nothing for a hall of strangers to read. */
const CONTACTS = /\S*@\S*|\+?\(?\d[\d\s().-]{5,}\d/g;

/** What the driver's sign says: its own words, otherwise the name of the first passenger, without what was pasted beside it. */
export function signText(draft: Pick<PeopleDraft, "people">): string {
  return draft.people.sign ?? firstPassenger(draft).name.replace(CONTACTS, " ").replace(/\s+/g, " ").trim();
}
