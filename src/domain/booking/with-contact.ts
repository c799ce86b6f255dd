import { firstPassenger, type PeopleDraft } from "#domain/booking/draft-people.ts";

/** A draft whose first passenger, where they have no phone or address of their own, is reached by those of whoever books. */
export function withContact<Draft extends Pick<PeopleDraft, "people">>(
  draft: Draft,
  booker: Pick<PeopleDraft, "people">,
): Draft {
  const { phone, email } = firstPassenger(booker);
  const [first, ...others] = draft.people.list;
  if (first === undefined) return draft;
  const reached = {
    ...first,
    phone: first.phone.trim() === "" ? phone : first.phone,
    email: first.email.trim() === "" ? email : first.email,
  };
  return { ...draft, people: { ...draft.people, list: [reached, ...others] } };
}
