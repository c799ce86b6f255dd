import { Type, type Static } from "typebox";
import { NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { EMBED_FAULTS, type EmbedFault } from "#domain/partners/embed-fault.ts";

/** The sites of a partner, as it reads them. */
const WireSites = Type.Object({
  sites: Type.Array(
    Type.Object({
      origin: Type.String({ description: "as browsers write it: https://hotel.example" }),
      title: Type.String({ description: "the same as people write it, in the letters of its language" }),
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
} as const;

/** An address that may be left empty in its field, which is refused in the field's own words. */
const typedAddress = (description: string) => Type.Optional(Type.String({ maxLength: 2000, description }));

const OneSite = Type.Object({ site: typedAddress("the address of any of its pages") }, { additionalProperties: false });

/** Lists the sites that may show the partner's booking module. */
export const listSites = endpoint({
  ...OF_PARTNERS,
  name: "listSites",
  access: "partner",
  method: "GET",
  path: "/partners/sites",
  summary: "The sites on whose pages the logged-in partner's module may stand",
  body: undefined,
  result: WireSites,
  errors: ["unauthorised", "forbidden"],
});

/** Adds one. */
export const addSite = endpoint({
  ...OF_PARTNERS,
  name: "addSite",
  access: "partner",
  method: "POST",
  path: "/partners/sites",
  summary: "Let the module stand on the pages of a site; one that is listed stays as it is",
  body: OneSite,
  result: WireSites,
  errors: ["unauthorised", "forbidden", "site-wrong", "too-many-sites"],
});

/** Removes one. */
export const removeSite = endpoint({
  ...OF_PARTNERS,
  name: "removeSite",
  access: "partner",
  method: "POST",
  path: "/partners/sites/remove",
  summary: "Let the module stand on the pages of a site no longer; one that is not listed changes nothing",
  body: OneSite,
  result: WireSites,
  errors: ["unauthorised", "forbidden", "site-wrong"],
});

/** Lists the classes that a page with the module may be kept to. */
export const listCarClasses = endpoint({
  ...OF_PARTNERS,
  name: "listCarClasses",
  access: "partner",
  method: "GET",
  path: "/partners/car-classes",
  summary: "The car classes on sale, to which a page with the module may be kept",
  body: undefined,
  result: Type.Array(Type.Object({ car_class_id: Type.Integer(), title: Type.String() })),
  errors: ["unauthorised", "forbidden"],
});

/** Reads a page of a listed site and says what keeps the module from working there. */
export const checkPage = endpoint({
  ...OF_PARTNERS,
  name: "checkPage",
  access: "partner",
  limit: "changes",
  method: "POST",
  path: "/partners/sites/check",
  summary: "Read a page of a listed site and say what keeps the module from working on it",
  body: Type.Object({ page: typedAddress("the address of a page of a listed site") }, { additionalProperties: false }),
  result: Type.Object({
    page: Type.String({ description: "the address that was read" }),
    faults: Type.Array(Type.Unsafe<EmbedFault>(Type.Union(EMBED_FAULTS.map((fault) => Type.Literal(fault)))), {
      description: "in the order in which they are to be put right; none where nothing was found",
    }),
  }),
  errors: ["unauthorised", "forbidden", "site-wrong", "site-unlisted"],
});
