import { describe, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

const URL = "https://tiles.example/v3/{z}/{x}/{y}.pbf?key=k";
const CREDIT = "https://maps.example © Maps, © OpenStreetMap contributors";

describe("MAP-01: an operator's own tiles for the large map", () => {
  test("are named with whose data they are; without them the map shows ours", () => {
    expect(readEnv({}).mapTiles).toBeUndefined();
    expect(readEnv({ MAP_TILES_URL: URL, MAP_TILES_CREDIT: CREDIT }).mapTiles).toEqual({
      url: URL,
      credits: [{ text: "© Maps", url: "https://maps.example" }, { text: "© OpenStreetMap contributors" }],
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ MAP_TILES_URL: "https://tiles.example/tiles.json" }, "with {z}, {x} and {y}"],
    [{ MAP_TILES_URL: "https://{s}.example/{z}/{x}/{y}" }, "must be one address"],
    [{ MAP_TILES_URL: "https://me:word@tiles.example/{z}/{x}/{y}" }, "must be one address"],
    [{ MAP_TILES_URL: "/tiles/{z}/{x}/{y}" }, "must be one address"],
    [{ MAP_TILES_URL: "http://tiles.example/{z}/{x}/{y}", PUBLIC_URL: "https://rides.example" }, "an https:// address"],
    [{ MAP_TILES_URL: URL, MAP_TILES_CREDIT: "" }, "MAP_TILES_CREDIT is needed"],
  ])("%o is refused at the start with an explanation", (variables, words) => {
    expect(() => readEnv({ MAP_TILES_CREDIT: CREDIT, ...variables })).toThrow(words);
  });
});
