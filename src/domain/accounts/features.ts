/** Parts of the product that an operator turns on for somebody; a name that is not listed is off. */
export const FEATURES = ["miles", "certificates", "fast_ride", "promo", "yacht", "rent"] as const;

/** The name of such a part. */
export type Feature = (typeof FEATURES)[number];

/** What is on where the operator says nothing: all but miles, which need an airline's programme. */
export const USUAL_FEATURES: readonly Feature[] = FEATURES.filter((name) => name !== "miles");
