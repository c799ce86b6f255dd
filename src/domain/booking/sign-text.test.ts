import { expect, test } from "vitest";
import { EMPTY_PEOPLE } from "#domain/booking/draft-people.ts";
import { EMPTY_PASSENGER } from "#domain/booking/passenger-list.ts";
import { signText } from "#domain/booking/sign-text.ts";

const signOf = (name: string, sign: string | null = null) =>
  signText({ people: { ...EMPTY_PEOPLE, list: [{ ...EMPTY_PASSENGER, name }], sign } });

test.each([
  ["Анна Иванова\t8 916 123-45-67\tanna@ya.ru", "Анна Иванова"],
  ["Anna +44 (0)7700 900123", "Anna"],
  ["anna@ya.ru", ""],
  ["Elizabeth 2", "Elizabeth 2"],
  ["Jean-Luc O’Neill", "Jean-Luc O’Neill"],
])("BKF-06: the sign that repeats the name %j shows no phone and no e-mail", (name, words) => {
  expect(signOf(name)).toBe(words);
});

test("BKF-06: words written for the sign stand as they are", () => {
  expect(signOf("Anna", "ACME, room 1234567")).toBe("ACME, room 1234567");
});
