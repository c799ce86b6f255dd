import { Type, type Static } from "typebox";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

/** The sites of a partner, as it reads them. */
const WireSites = Type.Object({
  sites: Type.Array(
    Type.Object({
      origin: Type.String({ description: "as browsers write it: https://hotel.example" }),
      added_by: Type.Integer({ description: "number of the account" }),
      added_at: Type.String({ description: "ISO 8601, UTC" }),
    }),
    { description: "the last one added comes first" },
  ),
  most: Type.Integer({ description: "how many there may be" }),
});

/** The same as a type. */
export type PartnerSites = Static<typeof WireSites>;

/** What these calls share: a partner makes them for itself alone. */
const OF_PARTNERS = {
  station: "partners",
  prefixes: ["/v4", "/transnextgen/v4"],
  params: NoParams,
  query: OnlyCommonQuery,
  result: WireSites,
} as const;

const OneSite = Type.Object(
  { site: Type.String({ maxLength: 2000, description: "the address of any of its pages" }) },
  { additionalProperties: false },
);

/** Lists the sites that may show the partner's booking module (T-30). */
export const listSites = endpoint({
  ...OF_PARTNERS,
  name: "listSites",
  method: "GET",
  path: "/partners/sites",
  summary: "The sites on whose pages the logged-in partner's module may stand",
  body: undefined,
  errors: ["unauthorised", "forbidden"],
});

/** Adds one. */
export const addSite = endpoint({
  ...OF_PARTNERS,
  name: "addSite",
  method: "POST",
  path: "/partners/sites",
  summary: "Let the module stand on the pages of a site; one that is listed stays as it is",
  body: OneSite,
  errors: ["unauthorised", "forbidden", "site-wrong", "too-many-sites"],
});

/** Removes one. */
export const removeSite = endpoint({
  ...OF_PARTNERS,
  name: "removeSite",
  method: "POST",
  path: "/partners/sites/remove",
  summary: "Let the module stand on the pages of a site no longer; one that is not listed changes nothing",
  body: OneSite,
  errors: ["unauthorised", "forbidden", "site-wrong"],
});
