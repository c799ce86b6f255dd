/** Variables that name the outside services which find addresses and measure rides. */
export const LOOKUP_VARIABLES = {
  GEOCODER: {
    preset: "off",
    about: "who finds addresses and hotels: off, photon or nominatim (the public Nominatim forbids this use)",
  },
  GEOCODER_URL: { preset: "", about: "address of that geocoder, e.g. https://photon.example" },
  DIRECTIONS: {
    preset: "estimate",
    about: "who measures rides: estimate, osrm, valhalla, mapbox or valhalla-local (needs @valhallajs/valhallajs)",
  },
  DIRECTIONS_URL: {
    preset: "",
    about: "address of that osrm or valhalla; of mapbox only when it is another than its own",
  },
  DIRECTIONS_KEY: { preset: "", about: "access token for mapbox" },
  DIRECTIONS_TILES: {
    preset: "",
    about: "for valhalla-local: folder or .tar of its tiles, or its configuration as .json",
  },
} as const;

const GEOCODERS = ["off", "photon", "nominatim"] as const;
const DIRECTIONS = ["estimate", "osrm", "valhalla", "mapbox", "valhalla-local"] as const;

type Name = keyof typeof LOOKUP_VARIABLES;
type Text = (name: Name) => string;

/** Who finds addresses and who measures rides. */
export interface LookupSettings {
  readonly geocoder: (typeof GEOCODERS)[number];
  readonly geocoderUrl: string | undefined;
  readonly directions: (typeof DIRECTIONS)[number];
  readonly directionsUrl: string | undefined;
  readonly directionsKey: string | undefined;
  readonly directionsTiles: string | undefined;
}

/** Reads those settings. */
export function lookupSettings(text: Text): LookupSettings {
  return {
    geocoder: GEOCODERS.find((name) => name === text("GEOCODER")) ?? "off",
    geocoderUrl: text("GEOCODER_URL") || undefined,
    directions: DIRECTIONS.find((name) => name === text("DIRECTIONS")) ?? "estimate",
    directionsUrl: text("DIRECTIONS_URL") || undefined,
    directionsKey: text("DIRECTIONS_KEY") || undefined,
    directionsTiles: text("DIRECTIONS_TILES") || undefined,
  };
}

/** What is wrong with those settings, in words for whoever starts the server. */
export function lookupProblems(text: Text): string[] {
  const [geocoder, directions] = [text("GEOCODER"), text("DIRECTIONS")];
  const isKnown = (names: readonly string[], name: string): boolean => names.includes(name);
  const problems: readonly (readonly [boolean, string])[] = [
    [!isKnown(GEOCODERS, geocoder), `GEOCODER must be one of ${GEOCODERS.join(", ")}`],
    [!isAddress(text("GEOCODER_URL")), `GEOCODER_URL must be ${ADDRESS}`],
    [!isKnown(DIRECTIONS, directions), `DIRECTIONS must be one of ${DIRECTIONS.join(", ")}`],
    [!isAddress(text("DIRECTIONS_URL")), `DIRECTIONS_URL must be ${ADDRESS}`],
    [geocoder !== "off" && lacks(text, "GEOCODER_URL"), `GEOCODER_URL is needed for GEOCODER=${geocoder}`],
    [
      isKnown(["osrm", "valhalla"], directions) && lacks(text, "DIRECTIONS_URL"),
      `DIRECTIONS_URL is needed for DIRECTIONS=${directions}`,
    ],
    [directions === "mapbox" && lacks(text, "DIRECTIONS_KEY"), "DIRECTIONS_KEY is needed for DIRECTIONS=mapbox"],
    [
      directions === "valhalla-local" && lacks(text, "DIRECTIONS_TILES"),
      "DIRECTIONS_TILES is needed for DIRECTIONS=valhalla-local",
    ],
  ];
  return problems.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
}

const ADDRESS = "an http:// or https:// address without a user name";

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return text === "" || (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "");
}

function lacks(text: Text, name: Name): boolean {
  return text(name) === "";
}
