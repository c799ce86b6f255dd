import { expect, test } from "vitest";
import { EMPTY_PEOPLE } from "./draft-people.ts";
import { withContact } from "./with-contact.ts";

const person = (name: string, phone: string, email: string) => ({ id: "1", name, phone, email });
const peopleOf = (...list: readonly ReturnType<typeof person>[]) => ({ people: { ...EMPTY_PEOPLE, list } });

test("whoever has no phone or address is reached by those of the booker, and those beside them stay as they are", () => {
  const booker = peopleOf(person("Anna", "+44 1", "anna@example.org"));
  const others = peopleOf(person("Boris", " ", ""), person("Vera", "", ""));
  expect(withContact(others, booker).people.list).toEqual([
    person("Boris", "+44 1", "anna@example.org"),
    person("Vera", "", ""),
  ]);
  const reached = peopleOf(person("Boris", "+44 2", "boris@example.org"));
  expect(withContact(reached, booker)).toEqual(reached);
});
