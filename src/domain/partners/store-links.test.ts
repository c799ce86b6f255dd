import { expect, test } from "vitest";
import { storeLinksFor } from "#domain/partners/store-links.ts";

const links = { ru: "https://shop.example/ru", en: "https://shop.example/en" };

test.each([
  ["rides.com", "en"],
  ["book.rides.co.uk", "en"],
  ["rides.io", "en"],
  ["RIDES.COM", "en"],
  ["rides.com.", "en"],
  ["rides.com:8443", "en"],
  ["rides.ru", "ru"],
  ["rides.by", "ru"],
  ["rides.kz", "ru"],
  ["xn--e1aybc.xn--p1ai", "ru"],
  ["rides.de", "ru"],
  ["rides.com.ru", "ru"],
  ["telecom", "ru"],
  ["localhost:3000", "ru"],
  ["127.0.0.1", "ru"],
  ["", "ru"],
] as const)("USP-52: on %j the badges link to the shop in %s", (host, language) => {
  expect(storeLinksFor(host, links)).toBe(links[language]);
});

test.each([
  ["rides.de", "en"],
  ["rides.DE", "en"],
  ["rides.com", "ru"],
] as const)("OPN-121: where .de alone is named English, %s links to the shop in %s", (host, language) => {
  expect(storeLinksFor(host, links, [".de"])).toBe(links[language]);
});
