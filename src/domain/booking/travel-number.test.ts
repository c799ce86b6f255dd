import fc from "fast-check";
import { expect, test } from "vitest";
import { doubtNumber, surplusNumber, travelNumber, type NumberOf } from "#domain/booking/travel-number.ts";

const list = (text: string): readonly string[] => text.split(", ");

const USUAL: Readonly<Record<NumberOf, readonly string[]>> = {
  flight: [
    ...list("SU 2455, su2455, SU-2455, S7 1, s71234, U6 260, 5N 117, DP 6601, FV6012, BA 1, BA1234, LH 400, U2 8571"),
    ...list(
      "W6 2001, 2B 15, N4 270, AFL2455, AFL 2455, BAW 12, RYR 9K, СУ 2455, ЮТ 345, УТ-345, SU 2455D, TK 414, BA0117",
    ),
    " QR 337 ",
    ...list("ＳＵ ２４５５, EK ١٣٢, W5 ۱۱۶"),
  ],
  train: list("752А, 752, 020У, 001A, ICE 599, TGV 6607, 9023, IC 2, РЖД-70, 120В, Сапсан 765, Eurostar 9014, 7"),
  carriage: list("7, 12, 07, 12А, A3, вагон 5"),
  terminal: list("B, C, 1, 2E, T5, North, Южный"),
};

const UNUSUAL: readonly (readonly [NumberOf, string])[] = [
  ["flight", "2455"],
  ["flight", "SU"],
  ["flight", "SU 24555"],
  ["flight", "Люфтганза"],
  ["flight", "Lufthansa 2455"],
  ["flight", "12:40"],
  ["flight", "не знаю"],
  ["flight", "tbc"],
  ["flight", "+79161234567"],
  ["train", "Сапсан"],
  ["train", "Eurostar"],
  ["carriage", "первый"],
  ["terminal", "the new one by the car park"],
];

const UNREADABLE = ["!!!", "?", "—", "-", "...", "😀", "( )", "*/+", "№", "- -", "\u202e!"];

test.each(Object.entries(USUAL).flatMap(([of, all]) => all.map((text) => [of as NumberOf, text] as const)))(
  "B11: as a number of a %s, %j is taken without a word",
  (of, text) => expect(doubtNumber(of, text)).toBeUndefined(),
);

test.each(UNUSUAL)("B11: as a number of a %s, %j is taken with a doubt", (of, text) => {
  expect(doubtNumber(of, text)).toBe("unusual");
  expect(travelNumber(of, text)).not.toBe("");
});

test.each(UNREADABLE)("B11: %j is no number of anything", (text) => {
  for (const of of ["flight", "train", "carriage", "terminal"] as const)
    expect(doubtNumber(of, text)).toBe("unreadable");
});

test.each([
  ["Рейс SU1234", "SU1234"],
  ["flight SU 1234, 12 Dec", "SU 1234"],
  ["flight no. su-1234", "SU-1234"],
  ["№ SU 1234 в 18:40, терминал B", "SU 1234"],
  ["SU 1234 (прямой)", "SU 1234"],
  ["Lufthansa LH 400, arrives at 12.40", "LH 400"],
  ["LH 456/7", "LH 456"],
  ["FZ981/17SEP", "FZ981"],
])("B11: the only flight among other words is read: %j is %j", (text, flight) => {
  expect([doubtNumber("flight", text), travelNumber("flight", text)]).toEqual([undefined, flight]);
});

test.each(["SU 2455 / SU 100", "su1234, su1235", "SU 1234 Dec 12", "SU 1234, A320"])(
  "B11: which of two is the flight is asked: %j",
  (text) => expect(doubtNumber("flight", text)).toBe("several"),
);

test.each([
  ["su#2455", "SU 2455"],
  ["752а", "752А"],
  ["", ""],
])("OPN-046: %j is sent as %j", (text, number) => expect(travelNumber("flight", text)).toBe(number));

test("OPN-046: the words of a train stay", () => expect(travelNumber("train", "Сапсан 765")).toBe("САПСАН 765"));

test.each<[NumberOf, string, number | undefined]>([
  ["flight", "Рейс SU 1234 из Москвы в Сочи, вылет 10:20", undefined],
  ["flight", "Самолётом из Москвы в Сочи", 26],
  ["flight", "SU 1234 and then SU 1235", 24],
  ["train", "016А", undefined],
  ["train", "Поезд 016А из Казани, место 12", 30],
  ["terminal", "Terminal D, by the big clock", 28],
])(
  "OPN-036: more than is kept of a number is counted, but for words around the only flight: %s %j",
  (of, text, count) => {
    expect(surplusNumber(of, text)).toBe(count);
  },
);

test("found 33: the server reads the number that a page sends as the page did", () => {
  const piece = fc.constantFrom(...list("SU, lh, 2455, 7, 17SEP, /, \\,, №, рейс, at, 12:40, A320, , -"), " ", ", ");
  fc.assert(
    fc.property(fc.constantFrom<NumberOf>("flight", "train", "carriage", "terminal"), fc.array(piece), (of, pieces) => {
      const number = travelNumber(of, pieces.join(""));
      expect(travelNumber(of, number)).toBe(number);
    }),
  );
});
