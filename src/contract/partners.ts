import { Type, type Static } from "typebox";
import { WireSettingUser } from "#contract/accounts.ts";
import { liberalModuleSettings } from "#contract/liberal-module-settings.ts";
import { CommonQuery, NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { IMAGE_COUNT, MODULE_TEXT_LIMITS } from "#domain/partners/module-settings.ts";

const UserId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** How a partner's module looks, as clients read it. */
export const WireModuleSettings = Type.Object({
  theme: Type.String(),
  main_color: Type.String({ description: "six hexadecimal digits" }),
  usp_image: Type.Integer(),
  usp_list: Type.String({ description: "numbers of the catalogue in their order, parted by commas" }),
  usp_background_color: Type.String(),
  show_benefits_block: Type.Integer({ description: "switches are 1 or 0" }),
  show_reviews_block: Type.Integer(),
  mobile_app_info: Type.Integer(),
  header_ru: Type.String({ description: "texts are plain; an empty one stands for the product's own" }),
  header_en: Type.String(),
  top_description_ru: Type.String(),
  top_description_en: Type.String(),
  bottom_description_ru: Type.String(),
  bottom_description_en: Type.String(),
  show_partner_logo: Type.Integer(),
  partner_site_url: Type.String(),
  show_promo_code: Type.Integer(),
});

/** The look of a module as the client reads it. */
export type WireModule = Static<typeof WireModuleSettings>;

/** The look of a partner's booking module. */
export const getModuleSettings = endpoint({
  name: "getModuleSettings",
  access: "anybody",
  station: "partners",
  method: "GET",
  path: "/partners/booking-module-settings/:partner_id",
  summary: "The look of a partner's booking module; the defaults where nothing was saved",
  params: Type.Object({ partner_id: UserId }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: WireModuleSettings,
  errors: [],
});

const color = Type.Optional(Type.String({ pattern: "^#?[0-9A-Fa-f]{6}$", maxLength: 7 }));
const flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));
const header = Type.Optional(Type.String({ maxLength: MODULE_TEXT_LIMITS.header }));
const description = Type.Optional(Type.String({ maxLength: MODULE_TEXT_LIMITS.description }));

/** Saves the look of the calling partner's own module; always on v4. */
export const saveModuleSettings = endpoint({
  name: "saveModuleSettings",
  access: "partner",
  station: "partners",
  method: "PUT",
  prefixes: ["/v4", "/transnextgen/v4"],
  path: "/partners/booking-module-settings",
  summary: "Save the look of the logged-in partner's module; what is not sent stays as it was",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      theme: Type.Optional(Type.Literal("light")),
      main_color: color,
      usp_image: Type.Optional(Type.Integer({ minimum: 1, maximum: IMAGE_COUNT })),
      usp_list: Type.Optional(Type.String({ maxLength: 200 })),
      usp_background_color: color,
      mobile_app_info: flag,
      show_benefits_block: flag,
      show_reviews_block: flag,
      header_ru: header,
      header_en: header,
      top_description_ru: description,
      top_description_en: description,
      bottom_description_ru: description,
      bottom_description_en: description,
    },
    { additionalProperties: false },
  ),
  result: WireModuleSettings,
  errors: ["unauthorised", "forbidden"],
  liberal: liberalModuleSettings,
});

/** The look of a module as clients send it. */
export type ModuleSettingsBody = Static<(typeof saveModuleSettings)["body"]>;

/** How much of what is sold keeps each promise of the catalogue, for the editor of a partner's page. */
export const getAdvantages = endpoint({
  name: "getAdvantages",
  access: "partner",
  station: "partners",
  method: "GET",
  path: "/partners/advantages",
  summary: "Which advantages the tariffs grant to the logged-in partner's travellers",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(
    Type.Object({
      id: Type.Integer({ description: "number in the catalogue" }),
      granted: Type.Union(
        [
          Type.Literal("all"),
          Type.Literal("some"),
          Type.Literal("none"),
          Type.Literal("unknown"),
          Type.Literal("closed"),
        ],
        {
          description:
            "by all tariffs, by some or by none; unknown where no tariff can tell, closed where it claims a figure that the operator has not given",
        },
      ),
    }),
  ),
  errors: ["unauthorised", "forbidden"],
});

/** The operator's promotions for travellers. */
export const getPromos = endpoint({
  name: "getPromos",
  access: "anybody",
  station: "partners",
  method: "GET",
  path: "/promo",
  summary: "Promotions that run now",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(
    Type.Object({
      id: Type.Integer(),
      slug: Type.String(),
      title: Type.String(),
      text: Type.String(),
      link: Type.String({ description: "where the promotion leads; empty for nowhere" }),
      viewed: Type.Boolean({ description: "whether the logged-in account has seen it; false for visitors" }),
    }),
  ),
  errors: [],
});

/** Records that a promotion was seen. */
export const recordPromoView = endpoint({
  name: "recordPromoView",
  access: "anybody",
  station: "partners",
  method: "PUT",
  path: "/promo/views",
  summary: "Record that a promotion was seen; an account's view counts once",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    { promo_action_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), user_id: CommonQuery.user_id },
    { additionalProperties: false },
  ),
  result: Type.Object({
    recorded: Type.Boolean({
      description:
        "whether the account of the session counts as having seen it from now on; false without a session, whose views are " +
        "only counted together, whomever `user_id` names",
    }),
  }),
  errors: ["promo-unknown"],
});

/** A text as clients read it: in blocks, as plain text and as markup. */
const WireWidgetText = Type.Object({
  title: Type.String(),
  version: Type.String({ description: "our own addition: changes with the words; an order says which was agreed to" }),
  blocks: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal("heading"), Type.Literal("paragraph"), Type.Literal("list")]),
      lines: Type.Array(Type.String(), { description: "the items of a list; one line otherwise" }),
    }),
  ),
  text: Type.String({ description: "plain text; paragraphs are parted by empty lines" }),
  html: Type.String({ description: "the same as h3, p and ul, everything else escaped" }),
});

/** A text as clients read it. */
export type WireWidget = Static<typeof WireWidgetText>;

/** A text that the page shows in a popup. */
export const getWidget = endpoint({
  name: "getWidget",
  access: "anybody",
  station: "partners",
  method: "GET",
  path: "/public/get-widget",
  summary:
    "The offer, the terms, the personal-data policy or the consent; of a car class or a site where the operator has one",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      path: Type.String({ maxLength: 200, description: "offer, terms, personal-data or personal-data-consent" }),
      car_class_id: Type.Optional(Type.String({ maxLength: 20 })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: WireWidgetText,
  errors: ["text-unknown"],
});

/** The settings a page starts with. */
export const getSettings = endpoint({
  name: "getSettings",
  access: "anybody",
  station: "partners",
  method: "GET",
  path: "/settings",
  summary: "Language, currency, colour, account and look that a page starts with",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    locale: Type.String(),
    currency: Type.String(),
    color: Type.String({ description: "#RRGGBB" }),
    features: Type.Array(Type.String()),
    user: Type.Optional(WireSettingUser),
    module_settings: Type.Optional(
      Type.Object({
        ...WireModuleSettings.properties,
        editor: Type.Boolean({ description: "whether the caller may change them" }),
      }),
    ),
    forbidden: Type.Optional(Type.Boolean({ description: "true where user_id names a partner that is closed" })),
  }),
  errors: [],
});
