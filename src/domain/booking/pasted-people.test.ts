import { describe, expect, test } from "vitest";
import { pastedPeople, withPastedPeople } from "#domain/booking/pasted-people.ts";
import { changeDraft, EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";

const person = (name: string, phone = "", email = "") => ({ name, phone, email });
const [phone, email] = ["+7 916 123-45-67", "anna@example.com"];

describe("BKF-06: rows pasted into a name are several passengers", () => {
  test.each([
    ["Анна Петрова\nПётр Иванов", [person("Анна Петрова"), person("Пётр Иванов")]],
    ["1. Anna\r\n2) Peter\r\n", [person("Anna"), person("Peter")]],
    [
      `Петрова\tАнна\t${phone}\t${email}\nИванов\tПётр\t\t`,
      [person("Петрова Анна", phone, email), person("Иванов Пётр")],
    ],
    [`ФИО\tТелефон\nАнна Петрова\t${phone}\nПётр Иванов`, [person("Анна Петрова", phone), person("Пётр Иванов")]],
    [
      `Anna Petrova; ${phone}; ${email}\nPeter Ivanov; p@example.com`,
      [person("Anna Petrova", phone, email), person("Peter Ivanov", "", "p@example.com")],
    ],
  ])("%j", (text, people) => expect(pastedPeople(text)).toEqual(people));

  test.each(["Анна Петрова", `Анна Петрова\n${phone}`, "Anna +7 916\nPeter", "Name\tPhone\nAnna"])(
    "what is not clear in every row is left alone: %j",
    (text) => expect(pastedPeople(text)).toBeUndefined(),
  );

  const rows = ["Anna", "Peter", "Olga", "Ivan"].map((name) => person(name));

  test("as many adults travel as there are names, up to the seats; who does not fit comes back when there is room", () => {
    const { travellers, leftOut } = withPastedPeople({ ...EMPTY_DRAFT, capacity: 3 }, rows);
    expect(travellers.people.list.map(({ name }) => name)).toEqual(["Anna", "Peter", "Olga"]);
    expect(travellers.party.adults).toBe(3);
    expect(leftOut).toEqual(["Ivan"]);
    const pasted = changeDraft({ ...EMPTY_DRAFT, capacity: 3 }, { type: "travellers", travellers });
    const larger = changeDraft(pasted, { type: "start", trips: 1, capacity: 4, asked: { adults: 4 } });
    expect(larger.people.list.at(-1)?.name).toBe("Ivan");
  });

  test("children keep their seats, named passengers stay, and an empty row of the lead passenger keeps what it has", () => {
    const list = [
      { ...person("", phone), id: "1" },
      { ...person("Mia"), id: "2" },
      { ...person(""), id: "3" },
    ];
    const party = { ...EMPTY_DRAFT.party, adults: 2, children: 1 };
    const draft = { ...EMPTY_DRAFT, capacity: 4, party, people: { ...EMPTY_DRAFT.people, list } };
    const { travellers, leftOut } = withPastedPeople(draft, rows.slice(0, 3));
    expect(travellers.people.list.map((one) => one.name + one.phone)).toEqual([`Anna${phone}`, "Mia", "Peter", "Olga"]);
    expect([travellers.party.adults, travellers.party.children, leftOut]).toEqual([3, 1, []]);
  });
});
