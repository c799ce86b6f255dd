export { loadMapData, type MapData } from "#server/modules/maps/maps.ts";
export { mapPictures, mapsRoutes, mapTiles } from "#server/modules/maps/routes.ts";
