/** Public sources of which an operator may import an extract, with the credit that their licences ask for. */
export const EXTRACT_CREDITS = {
  openstreetmap: "© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright",
  geonames: "GeoNames, CC BY 4.0, https://www.geonames.org",
} as const;

/** The source of an extract. */
export type ExtractSource = keyof typeof EXTRACT_CREDITS;

/** A longer credit is no credit but a text. */
export const CREDIT_MAX_LENGTH = 300;
