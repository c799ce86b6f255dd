export { bookExtents } from "#server/modules/tariffs/book-extents.ts";
export { describeTariffImport, describeVersion, readerOf } from "#server/modules/tariffs/describe-tariff-import.ts";
export { OPERATOR_FILE_MAX_BYTES, readOperatorBytes } from "#server/modules/tariffs/file/read-operator-file.ts";
export { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";
export { importTariffs, previewTariffs, type TariffImport } from "#server/modules/tariffs/import-tariffs.ts";
export { seedOperator } from "#server/modules/tariffs/seed-operator.ts";
export {
  hasDemoBook,
  listBooks,
  readBook,
  readCurrentBookPatiently,
  readCurrentVersion,
} from "#server/modules/tariffs/tariff-books.repository.ts";
export { findTariffUndo, undoTariffImport } from "#server/modules/tariffs/undo-tariff-import.ts";
export { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";
