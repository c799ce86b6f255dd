export { type Directions, type Ride } from "#server/modules/places/directions.ts";
export { withFoundPlaces } from "#server/modules/places/found-places.ts";
export { loadGround, type Ground } from "#server/modules/places/ground.ts";
export { airportOfCode, findPlace, placeAt } from "#server/modules/places/place-at.ts";
export { presentSuggestion } from "#server/modules/places/present-place.ts";
export { isWithinReach, reachOfPlace, type DrawnAreas } from "#server/modules/places/reach-of-place.ts";
export { placesRoutes } from "#server/modules/places/routes.ts";
export { searchPlaces } from "#server/modules/places/search-places.ts";
export { readPoint } from "#server/modules/places/read-point.ts";
