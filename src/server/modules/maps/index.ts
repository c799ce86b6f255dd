export { loadMapData, type MapData } from "#server/modules/maps/maps.ts";
export { mapFiles, mapsRoutes } from "#server/modules/maps/routes.ts";
