export { createOperatorPlaces } from "#server/modules/operator-places/operator-gazetteer.ts";
