export { sayProblem } from "#server/modules/operator-places/file/say-problem.ts";
export { PLACES_FILE_MAX_BYTES } from "#server/modules/operator-places/file/places-file.ts";
export { readCsvRows } from "#server/modules/operator-places/file/read-csv.ts";
export { readPlacesFile } from "#server/modules/operator-places/file/read-places-file.ts";
export {
  importPlaces,
  prepareImport,
  previewImport,
  type ImportPlan,
  type PreparedImport,
} from "#server/modules/operator-places/import/import-places.ts";
export {
  listImports,
  readCredits,
  type PlaceImport,
} from "#server/modules/operator-places/import/place-imports.repository.ts";
export type { TablePlan } from "#server/modules/operator-places/import/plan-import.ts";
export { findUndoable, undoPlaceImport } from "#server/modules/operator-places/import/undo-place-import.ts";
export { createOperatorPlaces } from "#server/modules/operator-places/operator-places.ts";
export { readOwnGround } from "#server/modules/operator-places/own-ground.repository.ts";
