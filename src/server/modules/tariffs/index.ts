export { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";
export { seedOperator } from "#server/modules/tariffs/seed-tariffs.ts";
export {
  readBook,
  readCurrentBookPatiently,
  readCurrentVersion,
} from "#server/modules/tariffs/tariff-books.repository.ts";
