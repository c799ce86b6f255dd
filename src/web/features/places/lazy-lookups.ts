import { lazy } from "react";

const load = () => import("./place-lookup.tsx");

/** Fetches the part that looks places up, so that it is there when the first letter is typed. */
export const preloadLookup = (): void => void load();

/** The look-up of places by text, loaded when first needed. */
export const LazyPlaceLookup = lazy(() => load().then(({ PlaceLookup }) => ({ default: PlaceLookup })));

/** The look-up of a place by id, loaded when first needed. */
export const LazyPlaceById = lazy(() => import("./place-by-id.tsx").then(({ PlaceById }) => ({ default: PlaceById })));
