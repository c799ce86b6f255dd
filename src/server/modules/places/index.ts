export { SERVICE_PATIENCE_MS, type Directions, type Ride } from "#server/modules/places/directions.ts";
export { loadGazetteer, type Gazetteer } from "#server/modules/places/gazetteer.ts";
export { findPlace, placeAt } from "#server/modules/places/place-at.ts";
export { presentSuggestion } from "#server/modules/places/present-place.ts";
export { placesRoutes } from "#server/modules/places/routes.ts";
export { readPoint } from "#server/modules/places/read-point.ts";
