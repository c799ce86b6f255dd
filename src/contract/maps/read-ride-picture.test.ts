import { expect, test } from "vitest";
import { ridePictureAddress } from "#contract/maps/map-addresses.ts";
import { readRidePicture } from "#contract/maps/read-ride-picture.ts";

const picture = { size: "card", locale: "ru", color: "#00AD5A", points: ["g524901", "55.97,37.41"] } as const;
const queryOf = (address: string) => address.split("?")[1] ?? "";

test("an address of a picture is read as it was written", () => {
  expect(readRidePicture(queryOf(ridePictureAddress(picture)))).toEqual(picture);
});

test.each([
  ["no size", "lang=ru&color=00AD5A&point=a&point=b"],
  ["a size of our code's own", "size=constructor&lang=ru&color=00AD5A&point=a&point=b"],
  ["a language we do not speak", "size=card&lang=xx&color=00AD5A&point=a&point=b"],
  ["markup for a colour", "size=card&lang=ru&color=%22%2F%3E%3Cscript&point=a&point=b"],
  ["one point", "size=card&lang=ru&color=00AD5A&point=a"],
  ["an empty point", "size=card&lang=ru&color=00AD5A&point=a&point="],
  ["thirteen points", `size=card&lang=ru&color=00AD5A${"&point=g1".repeat(13)}`],
  ["an endless id", `size=card&lang=ru&color=00AD5A&point=a&point=${"x".repeat(401)}`],
])("%s is no picture", (_what, query) => {
  expect(readRidePicture(query)).toBeUndefined();
});
