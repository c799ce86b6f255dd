import { expect, test } from "vitest";
import { siteOrigin, typedSite } from "#domain/partners/site.ts";

const origin = (text: string, tried = false) => siteOrigin(URL.parse(typedSite(text)), { tried });

test.each([
  ["https://alderrow.example", "https://alderrow.example"],
  ["alderrow.example/getting-here?x=1#top", "https://alderrow.example"],
  ["  WWW.Alderrow.Example:443/ ", "https://www.alderrow.example"],
  ["https://alderrow.example:8443", "https://alderrow.example:8443"],
  ["отель.рф", "https://xn--e1amhq6c.xn--p1ai"],
])("T-30: the site %j is %s", (text, expected) => {
  expect(origin(text)).toBe(expected);
});

test.each([
  "",
  "alderrow",
  "http://alderrow.example",
  "https://*.alderrow.example",
  "*",
  "https://anna:secret@alderrow.example",
  "https://[::1]",
  "https://127.0.0.1",
  "https://127.1",
  "https://2130706433",
  "https://10.0.0.5",
  "https://192.168.1.1:8443",
  "https://169.254.169.254",
  "https://203.0.113.7",
  "https://[fd00::1]",
  "https://module.localhost",
  "https://localhost.",
  "javascript://alderrow.example/%0aalert(1)",
  "data:text/html,x",
  "https://alderrow.example; script-src *",
  "https://alderrow..example",
  "http://localhost:8080",
])("T-30: %j is no site", (text) => {
  expect(origin(text)).toBeUndefined();
});

test("T-30: a page on one's own machine is a site only while the server is tried out", () => {
  expect([origin("http://localhost:8080", true), origin("localhost:5173/x", true)]).toEqual([
    "http://localhost:8080",
    "https://localhost:5173",
  ]);
  expect(origin("http://alderrow.example", true)).toBeUndefined();
});
