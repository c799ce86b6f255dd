import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { allNames } from "#domain/values/named.ts";

/** A well-known building of our own tables, as a place, with the other names that find it. */
export interface Landmark {
  readonly place: Place;
  readonly search: readonly string[];
  /** What its town is called besides its name, and what lies around the town: "Питер", "Anatolia". */
  readonly around: readonly string[];
}

/** The town of a landmark, with its other names. */
export interface LandmarkTown extends Place {
  readonly alternates: readonly string[];
}

/** The tables of landmarks in the data folder; both are written by hand and have the same columns. */
export const LANDMARK_FILES = ["hotels.tsv", "landmarks.tsv"] as const;

/** Numbers of landmarks in ids: never one of a place in the pack, so links to both stay apart. */
const LANDMARK_ID = /^h[1-9]\d{0,5}$/;

const KINDS: Readonly<Record<string, PlaceKind>> = { hotel: "hotel", building: "other" };

/** A hotel counts like a town of this many inhabitants when names are compared. */
export const LANDMARK_WEIGHT = 3_000;

/** Reads the landmarks of the data folder; a row that names no town of ours or has no name stops the start. */
export async function loadLandmarks(
  dataDir: string,
  townOf: (id: string) => LandmarkTown | undefined,
): Promise<readonly Landmark[]> {
  const texts = await Promise.all(LANDMARK_FILES.map((name) => readFile(join(dataDir, name), "utf8")));
  return texts.flatMap((text) =>
    text
      .split("\n")
      .slice(1)
      .filter((line) => line !== "")
      .map((line) => readLandmark(line, townOf)),
  );
}

/**
 * Reads one line. It is priced as its town, whose number it has. Without a point it stands where the town
 * stands until the traveller moves the pin, and says that it is not exact.
 */
function readLandmark(line: string, townOf: (id: string) => LandmarkTown | undefined): Landmark {
  const [id = "", kindName = "", lat = "", lng = "", precision, townId = "", en = "", ru = "", search = ""] =
    line.split("\t");
  const town = townOf(townId);
  const kind = KINDS[kindName];
  if (!LANDMARK_ID.test(id) || kind === undefined || town === undefined || en === "") {
    throw new Error(`The landmarks have a line they should not have: ${line}`);
  }
  const isExact = precision === "exact";
  return {
    place: {
      id,
      number: town.number,
      kind,
      point: isExact ? { lat: Number(lat), lng: Number(lng) } : town.point,
      country: town.country,
      zone: town.zone,
      weight: LANDMARK_WEIGHT,
      name: { en, ru: ru || en },
      near: town.name,
      iata: null,
      icao: null,
      exact: isExact,
    },
    search: search === "" ? [] : search.split(";"),
    around: [...town.alternates, ...allNames(town.near)],
  };
}
