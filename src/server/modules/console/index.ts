export { COUNTRIES_JOB, noteCountries, planCountries } from "#server/modules/console/board/note-countries.ts";
export { consoleRoutes } from "#server/modules/console/routes.ts";
export {
  indexWordless,
  indexAndCompare,
  planWords,
  WORDS_JOB,
  type WordsPortion,
} from "#server/modules/console/search/index-words.ts";
export { wordsOfTrip } from "#server/modules/console/search/words-of-trip.ts";
