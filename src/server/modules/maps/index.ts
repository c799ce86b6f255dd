export { createDrawGrounds } from "#server/modules/maps/draw-grounds.ts";
export { loadMapData, type MapData } from "#server/modules/maps/maps.ts";
export { mapFiles, mapsRoutes } from "#server/modules/maps/routes.ts";
