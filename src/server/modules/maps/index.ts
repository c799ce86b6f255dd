export { loadMapData, type MapData } from "#server/modules/maps/maps.ts";
export { mapPictures, mapsRoutes } from "#server/modules/maps/routes.ts";
