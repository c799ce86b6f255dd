/** The marks that the staff puts on trips: a word each, which no traveller, partner or provider ever sees. */
export const TRIP_MARKS = [
  "vip",
  "regular",
  "new-customer",
  "company",
  "group",
  "event",
  "english",
  "children",
  "luggage",
  "pet",
  "wheelchair",
  "elderly",
  "night",
  "late-flight",
  "call-back",
  "call-before",
  "no-calls",
  "photo",
  "complaint",
  "watch",
] as const;

/** One mark. */
export type TripMark = (typeof TRIP_MARKS)[number];
