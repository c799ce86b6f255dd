import { firstPassenger, fitPeople, type PeopleDraft, type Travellers } from "#domain/booking/draft-people.ts";
import { namedText } from "#domain/booking/free-text.ts";
import { nextId, type DraftPassenger } from "#domain/booking/passenger-list.ts";
import { judgeName, seenText, type PastedContact } from "#domain/booking/pasted-contact.ts";

/** The number of a row. */
const ORDINAL = /^\d{1,2}[.)\t]\s*/;
/** The first row of a table says what its columns are. */
const HEADING =
  /^(?:[^\p{L}]|(?<!\p{L})(?:имя|фамилия|отчество|фио|пассажир|телефон|почта|full|first|last|name|surname|passenger|phone|e-?mail|mail)(?!\p{L}))+$/iu;

/** Reads rows of several people, each with a name and perhaps a phone and an e-mail; undefined where any row is not clear. */
export function pastedPeople(text: string): readonly PastedContact[] | undefined {
  const rows = seenText(text)
    .split(/[\r\n]+/)
    .map((row) => row.trim().replace(ORDINAL, ""))
    .filter((row, index) => row !== "" && !(index === 0 && HEADING.test(row)));
  const people = rows.flatMap((row) => personIn(row) ?? []);
  return people.length > 1 && people.length === rows.length ? people : undefined;
}

/** What a pasted list makes of the travellers, and the names for whom the car has no seat. */
export interface PastedTravellers {
  readonly travellers: Travellers;
  readonly leftOut: readonly string[];
}

/**
 * Fills the list of passengers from pasted rows: the first row is the lead passenger, the others take empty rows before new ones.
 * As many adults travel as there are names, up to the seats; who does not fit is set aside and comes back when there is room.
 */
export function withPastedPeople(draft: PeopleDraft, [lead, ...others]: readonly PastedContact[]): PastedTravellers {
  const { people, party } = draft;
  const list: DraftPassenger[] = [withRow(firstPassenger(draft), lead), ...people.list.slice(1)];
  for (const row of others) {
    const at = list.findIndex(({ name, phone, email }) => (name + phone + email).trim() === "");
    if (at < 0) list.push({ id: nextId([...list, ...people.aside]), ...row });
    else list[at] = withRow(list[at], row);
  }
  const adults = Math.max(party.adults, list.length - party.children);
  const fitted = fitPeople({ ...draft, people: { ...people, list, keepsAll: false } }, { adults });
  const travellers = { party, people, ownSeats: draft.ownSeats, ...fitted, taken: null };
  const known = new Set(people.aside.map(({ id }) => id));
  return {
    travellers,
    leftOut: travellers.people.aside.flatMap(({ id, name }) => (known.has(id) ? [] : [name])),
  };
}

function personIn(row: string): PastedContact | undefined {
  // Cells of one person: a tab would look like the next person's row.
  const judged = judgeName(row.replaceAll("\t", " ; "));
  if (typeof judged === "string") return undefined;
  const person = judged ?? { name: row.replaceAll(/[\s;|"]+/g, " ").trim(), phone: "", email: "" };
  return namedText(person.name) === "" ? undefined : person;
}

/** A passenger with what a row says; what it does not say stays. */
function withRow(one: DraftPassenger | undefined, row: PastedContact | undefined): DraftPassenger {
  const { id = "1", name = "", phone = "", email = "" } = one ?? {};
  return { id, name: row?.name ?? name, phone: row?.phone || phone, email: row?.email || email };
}
