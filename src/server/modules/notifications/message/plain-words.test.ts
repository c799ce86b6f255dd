import fc from "fast-check";
import { expect, test } from "vitest";
import { greetingName, unlinked } from "#server/modules/notifications/message/plain-words.ts";

test.each(["Анна Иванова", "Jean-Luc O’Brien", "А. С. Пушкин", "José Ñandú", "李小龙", "Иванов И."])(
  "T-25: %s is greeted by name",
  (name) => {
    expect(greetingName(name)).toBe(name);
  },
);

test.each([
  "",
  "CHEAP PILLS http://pills.example",
  "pills.example",
  "www pills",
  "Анна\r\nBcc: victim@example.org",
  "Анна\u2028Иванова",
  "win 1000000 today",
  "a@b.example",
  "<script>",
  "x".repeat(61),
])("T-25: %j is greeted without a name", (name) => {
  expect(greetingName(name)).toBeUndefined();
});

test("typed text keeps its meaning and loses its links", () => {
  expect(unlinked("г.Москва, ул. Ленина, д.5, к.1/2")).toBe("г. Москва, ул. Ленина, д. 5, к. 1/2");
  expect(unlinked("see http://pills.example/buy now")).toBe("see http: / /pills. example/buy now");
  expect(unlinked("a@b.example\r\nBcc: x")).toBe("a@ b. example Bcc: x");
  expect(unlinked("18:40, Театральный проезд, 2")).toBe("18:40, Театральный проезд, 2");
});

test("T-25: whatever is typed, nothing a mail program makes a link of is left", () => {
  const piece = fc.constantFrom(
    "http://",
    "HTTPS://",
    "//",
    "www.",
    "pills",
    ".",
    "example",
    "@",
    "mailto:",
    "tel:",
    "/",
    "?a=1",
    "\u200B",
    "。",
    "5",
    " ",
    "д",
    "\r\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      expect(unlinked(pieces.join(""))).not.toMatch(
        /:\/\/|\/\/|www[.。]\S|\p{L}[.。@](?=\S)[^.。@:]|[.。@]\p{L}|mailto:\S|tel:\S|[\r\n]/iu,
      );
    }),
    { numRuns: 2000 },
  );
});
