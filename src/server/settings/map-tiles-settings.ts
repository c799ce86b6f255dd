import type { MapTiles } from "#contract/page-options.ts";
import { commaList } from "#server/comma-list.ts";

/** Variables that give the large map the operator's own tiles. */
export const MAP_TILES_VARIABLES = {
  MAP_TILES_URL: {
    preset: "",
    about:
      "vector tiles of your own for the large map, in the OpenMapTiles schema to zoom 14: https://tiles.example/{z}/{x}/{y}.pbf; empty for ours",
  },
  MAP_TILES_CREDIT: {
    preset: "",
    about:
      "whose data those tiles are, with their addresses, separated by commas: https://maps.example © Maps, https://www.openstreetmap.org/copyright © OpenStreetMap contributors",
  },
} as const;

type Text = (name: keyof typeof MAP_TILES_VARIABLES) => string;

/** Reads the operator's tiles; undefined where the large map shows ours. */
export function mapTilesSettings(text: Text): MapTiles | undefined {
  const url = text("MAP_TILES_URL");
  if (url === "") return undefined;
  const credits = commaList(text("MAP_TILES_CREDIT")).map((credit) => {
    const [, address, name] = /^(https?:\/\/\S+)\s+(.+)$/.exec(credit) ?? [];
    return address === undefined || name === undefined ? { text: credit } : { text: name, url: address };
  });
  return { url, credits };
}

/** What is wrong with those settings, in words for whoever starts the server. */
export function mapTilesProblems(text: Text, publicUrl: string): string[] {
  const tiles = mapTilesSettings(text);
  if (tiles === undefined) return [];
  const { protocol, host, username, password } = URL.parse(tiles.url) ?? {};
  const problems: string[] = [];
  const isAddress =
    /^https?:$/.test(protocol ?? "") && !/[{}*;,\s]/.test(host ?? "") && `${username}${password}` === "";
  if (!isAddress || ["{z}", "{x}", "{y}"].some((part) => !tiles.url.includes(part)))
    problems.push(
      "MAP_TILES_URL must be one address with {z}, {x} and {y} such as https://tiles.example/{z}/{x}/{y}.pbf",
    );
  else if (protocol === "http:" && publicUrl.startsWith("https:"))
    problems.push(
      "MAP_TILES_URL must be an https:// address, because browsers fetch nothing else for an https:// page",
    );
  if (tiles.credits.length === 0)
    problems.push("MAP_TILES_CREDIT is needed with MAP_TILES_URL: whose data the tiles are");
  return problems;
}
