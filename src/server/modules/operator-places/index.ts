export { createOperatorPlaces } from "#server/modules/operator-places/operator-places.ts";
export { readOwnGround } from "#server/modules/operator-places/own-ground.repository.ts";
