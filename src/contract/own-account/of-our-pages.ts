import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { OWN_PREFIX } from "#contract/wire/endpoint.ts";

/** What calls about one's own account share: our own pages make them, with a cookie. */
export const OF_OUR_PAGES = {
  station: "accounts",
  prefixes: [OWN_PREFIX],
  params: NoParams,
  query: OnlyCommonQuery,
} as const;
