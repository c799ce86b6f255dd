import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";

test("typed text keeps its meaning and loses its links", () => {
  expect(withoutLinks("г.Москва, ул. Ленина, д.5, к.1/2")).toBe("г. Москва, ул. Ленина, д. 5, к. 1/2");
  expect(withoutLinks("see http://pills.example/buy now")).toBe("see http: / /pills. example/buy now");
  expect(withoutLinks("a@b.example\r\nBcc: x")).toBe("a@ b. example Bcc: x");
  expect(withoutLinks("ශ්\u200Dරී علی\u200Cرضا")).toBe("ශ්\u200Dරී علی\u200Cرضا");
  expect(withoutLinks("Rides (Nordic Ltd.), «Заря и К.», wait... Mr.?")).toBe(
    "Rides (Nordic Ltd.), «Заря и К.», wait... Mr.?",
  );
  expect(withoutLinks("(pills.example).) x.)y")).toBe("(pills. example).) x. )y");
  for (const typed of ["C:\\new", "n:d", "a: b", "Gate B:5, bags: 3", "(c:d)"]) expect(withoutLinks(typed)).toBe(typed);
  expect(withoutLinks("C://pills.example tel:5")).toBe("C:/ /pills. example tel: 5");
  expect(withoutLinks("18:40, Театральный проезд, 2")).toBe("18:40, Театральный проезд, 2");
});

test("T-25: typed text never leaves anything that a mail program turns into a link", () => {
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
    "\u200C",
    "\u200D",
    "。",
    "5",
    " ",
    "д",
    "\r\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      expect(withoutLinks(pieces.join(""))).not.toMatch(
        /:\/\/|\/\/|www[.。][^\s.。]|\p{L}[.。@](?=\S)[^.。@:]|[.。@]\p{L}|mailto:[^\s.。]|tel:[^\s.。]|[\r\n]/iu,
      );
    }),
    { numRuns: 2000 },
  );
});
