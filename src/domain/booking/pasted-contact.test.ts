import { expect, test } from "vitest";
import { namedText } from "#domain/booking/free-text.ts";
import { judgeName, seenText } from "#domain/booking/pasted-contact.ts";

const anna = { name: "Анна Петрова", phone: "", email: "" };
const phone = "+7 916 123-45-67";
const email = "anna@example.com";

test.each([
  ["Анна Петрова"],
  ["Петрова\tАнна\tСергеевна"],
  ["Anna-Maria O’Neil Jr."],
  ["Elizabeth 2"],
  ["李 小明"],
  ["Анна Петрова, компания «Ромашка»"],
  [""],
])("VAL-30: %j is a name and nothing else", (typed) => expect(judgeName(typed)).toBeUndefined());

test.each([
  [`Анна Петрова ${phone}`, { ...anna, phone }],
  [`Анна Петрова, тел.: ${phone}, почта: ${email}`, { ...anna, phone, email }],
  [`"Анна Петрова" <${email}>`, { ...anna, email }],
  [`ФИО: Анна Петрова; Телефон: ${phone}; E-mail: mailto:${email}`, { ...anna, phone, email }],
  [`Анна\tПетрова\t${phone}\t`, { ...anna, phone }],
  [`${phone} Анна Петрова`, { ...anna, phone }],
  ["Анна Петрова 89161234567", { ...anna, phone: "89161234567" }],
])("VAL-30: a contact pasted into the name is taken apart: %j", (typed, contact) => {
  expect(judgeName(typed)).toEqual(contact);
});

test.each([
  ["Anna\tIvanova\t+7 916 Pyotr\tIvanov\t+7 917", "people"],
  ["Anna\tIvanova Pyotr\tIvanov", "people"],
  [`Anna ${phone} Pyotr +7 917 123-45-67`, "people"],
  ["Anna a@example.com, Pyotr p@example.com", "people"],
  ["Анна +7 916", "contact"],
  [phone, "contact"],
  ["Анна anna@", "contact"],
  [`Анна Петрова ${phone} доб. 12`, "contact"],
  [`Рейс 12:40, Анна, ${phone}`, "contact"],
])("VAL-30: what cannot be told apart is asked back: %j", (typed, doubt) => expect(judgeName(typed)).toBe(doubt));

test.each(["-", "12345", "😀🚗", "<12>", " "])("VAL-09: %j names nobody", (typed) => expect(namedText(typed)).toBe(""));

test.each(["Анна", "李 小明", "Elizabeth 2", "X Æ A-12"])("VAL-09: %j is taken as it stands", (typed) =>
  expect(namedText(typed)).toBe(typed),
);

test("VAL-30: what turns letters round is taken out of a name as it is typed", () =>
  expect(seenText("Иванов\u202Egpj\u2066 А\u200B")).toBe("Ивановgpj А"));
