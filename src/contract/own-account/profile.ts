import { Type, type Static } from "typebox";
import { OF_OUR_PAGES } from "#contract/own-account/of-our-pages.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

/** What an account knows of its holder. */
const WireProfile = Type.Object({
  name: Type.String(),
  phone: Type.String({ description: "E.164; empty where none is known" }),
  email: Type.String({ description: "changed by askEmail" }),
  lang: Type.Union([Type.String(), Type.Null()], { description: "null where none was chosen" }),
  currency: Type.Union([Type.String(), Type.Null()], { description: "null where none was chosen" }),
});

/** The same as a type. */
export type Profile = Static<typeof WireProfile>;

/** Shows what one's own account knows of its holder. */
export const getProfile = endpoint({
  ...OF_OUR_PAGES,
  method: "GET",
  name: "getProfile",
  access: "logged in",
  path: "/auth/profile",
  summary: "Name, phone, e-mail, and the language and currency chosen for all devices",
  body: undefined,
  result: WireProfile,
  errors: ["account-closed"],
});

/** Changes it. */
export const changeProfile = endpoint({
  ...OF_OUR_PAGES,
  method: "PUT",
  name: "changeProfile",
  access: "logged in",
  path: "/auth/profile",
  summary:
    "Change name, phone, language and currency; calls and pages that name neither then use these. Not by an access key",
  body: Type.Object(
    {
      name: Type.String({ maxLength: 200 }),
      phone: Type.Optional(Type.String({ maxLength: 60, description: "empty or left out for none" })),
      lang: Type.String({ maxLength: 2, description: "`ru` or `en`" }),
      currency: Type.String({ maxLength: 3, description: "ISO 4217, one that the product prices in" }),
    },
    { additionalProperties: false },
  ),
  result: WireProfile,
  errors: ["forbidden", "profile-wrong", "account-closed"],
});
