import { pagePart } from "#web/page/page-part.ts";

/** The search for places by text, loaded when first needed. */
export const placeLookup = pagePart(() => import("./place-lookup.tsx").then((file) => file.PlaceLookup));

/** The look-up of a place by id, loaded when first needed. */
export const placeById = pagePart(() => import("./place-by-id.tsx").then((file) => file.PlaceById));
