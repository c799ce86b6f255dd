import { expect, test } from "vitest";
import { praiseProblems, praiseSettings } from "#server/settings/praise-settings.ts";

const read =
  (set: Readonly<Record<string, string>>) =>
  (name: string): string =>
    set[name] ?? "";

test("OPN-119: a rating is shown with whose it is, each in the language of the page", () => {
  const set = read({ RATING: "4.8", RATING_SOURCE: "Maps https://maps.example/us | Карты https://maps.example/ru" });
  expect(praiseSettings(set).ru.praise).toEqual({
    rating: 4.8,
    source: { title: "Карты", url: "https://maps.example/ru" },
  });
  expect(praiseSettings(set).en.praise?.source).toEqual({ title: "Maps", url: "https://maps.example/us" });
  expect(praiseProblems(set)).toEqual([]);
});

test("USP-52: each language leads to its own page of the store, and what is not set is absent", () => {
  const set = read({ APP_STORE_URL: "https://apps.example/en | https://apps.example/ru" });
  expect(praiseSettings(set).ru).toEqual({ apps: { appStore: "https://apps.example/ru" } });
  expect(praiseSettings(read({})).en).toEqual({});
});

test.each([
  [{ RATING: "4.85", RATING_SOURCE: "Maps" }, /RATING must be/],
  [{ RATING: "5.1", RATING_SOURCE: "Maps" }, /RATING must be/],
  [{ RATING: "4.8" }, /set together/],
  [{ RATING: "4.8", RATING_SOURCE: "Maps http://maps.example" }, /RATING_SOURCE must name an https/],
  [{ RATING: "4.8", RATING_SOURCE: "Maps https://maps.example | Карты ftp://maps.example" }, /RATING_SOURCE must name/],
  [{ GOOGLE_PLAY_URL: "http://play.example" }, /GOOGLE_PLAY_URL must be/],
])("%j is refused at the start", (set, problem) => {
  expect(praiseProblems(read(set)).join()).toMatch(problem);
});
