import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, nullable, nullableText, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { dropEmpty, isMembers } from "#contract/wire/members.ts";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";

const UserId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const loginName = Type.String({ maxLength: LOGIN_LENGTHS.login });
const token = Type.String({ minLength: 1, maxLength: 512 });

/** The two secrets of a session; flat, because old clients read it as a map of strings. */
export const WireSession = Type.Object({
  token: Type.String({ description: "send it as `Authorization: Bearer`; good for 14 days" }),
  refresh_token: Type.String({ description: "gets a new pair once, within 30 days" }),
});

/** In this call `user_id` is a name to log in with, and not whose tariff applies, as it is in every other call. */
function userIdAsLogin(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body) || body["user_id"] === undefined) return body;
  const { user_id: userId, ...rest } = body;
  return { ...rest, login: rest["login"] ?? rest["email"] ?? userId };
}

/** Logs in with an account number or e-mail. */
export const logIn = endpoint({
  name: "logIn",
  access: "anybody",
  station: "accounts",
  method: "POST",
  path: "/auth/login",
  summary: "Log in; the name may be sent as login, user_id or email",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      login: Type.Optional({ ...loginName, description: "number or e-mail of the account; counts before the others" }),
      email: Type.Optional(loginName),
      user_id: Type.Optional(loginName),
      password: Type.String({ minLength: 1, maxLength: LOGIN_LENGTHS.password }),
    },
    { additionalProperties: false },
  ),
  result: WireSession,
  errors: ["login-wrong", "account-closed", "too-many-logins", "second-step-needed", "second-step-missing", "busy"],
  liberal: userIdAsLogin,
  ignoresToken: true,
});

/** Gets a new session for a refresh token. */
export const refreshSession = endpoint({
  name: "refreshSession",
  access: "anybody",
  station: "accounts",
  method: "POST",
  path: "/auth/refresh",
  summary: "Renew a session; a refresh token serves once",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object({ refresh_token: token }, { additionalProperties: false }),
  result: WireSession,
  errors: ["unauthorised"],
  ignoresToken: true,
});

/** Ends the session of the token or cookie sent with the call. */
export const logOut = endpoint({
  name: "logOut",
  access: "anybody",
  station: "accounts",
  method: "POST",
  prefixes: [""],
  path: "/profile/logout",
  summary: "Log out; the token is no longer good",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({ logged_out: Type.Boolean() }),
  errors: [],
  ignoresToken: true,
});

/** What a page needs to know about its account. */
export const WireSettingUser = Type.Object({
  user_id: Type.Integer(),
  partner_id: nullable(Type.Integer()),
  role: Type.String({ description: "customer, corporate, agent, partner or admin" }),
  currency: Type.String(),
  name: Type.String(),
  phone: Type.String({ description: "empty unless it is the caller's own" }),
  email: Type.String({ description: "empty unless it is the caller's own" }),
  doer_id: nullable(Type.Integer()),
  show_internal_number: Type.Boolean(),
  show_internal_number_trip: Type.Boolean(),
  show_internal_number_order: Type.Boolean(),
  internal_number: nullableText,
  internal_number_format: nullable(
    Type.String({ description: "our own addition: a pattern for the coordinator's internal number" }),
  ),
  reference_trip: Type.String({ description: "label of a trip's internal number; empty for the usual one" }),
  to_card_and_cash: Type.Boolean(),
  to_card_payments: Type.Boolean(),
  allow_fast_ride: Type.Boolean(),
  allow_coordinator: Type.Boolean(),
  cost_center_control: Type.Integer({ description: "0 hides the cost centre, 1 offers it, 2 demands it" }),
  file_logo: nullableText,
  coef_loyalica: Type.Number(),
  travel_policy: Type.Boolean(),
  alternative_currency: nullable(Type.String({ description: "our own addition: a second currency for every price" })),
  yacht_agreement: Type.Boolean({ description: "our own addition: the agreement on yachts is shown (OPN-084)" }),
  consents: Type.Array(Type.Object({ document: Type.String(), version: Type.String(), lang: Type.String() }), {
    description: "our own addition: documents the caller has agreed to; empty unless the settings are the caller's own",
  }),
  doer_info: Type.Object({ basic_payment_system: nullableText }),
});

/** The settings of an account as the client reads them. */
export type SettingUser = Static<typeof WireSettingUser>;

/**
 * Behind a token in the `Authorization` header of our page: it came in the page's address, and the next answer with the settings of its
 * account brings another in its place. No token of ours has this sign.
 */
export const SHOWN_TOKEN_MARK = "~";

/** The settings of the calling account, or of the partner whose page a visitor is on. */
export const getSettingUser = endpoint({
  name: "getSettingUser",
  access: "anybody",
  station: "accounts",
  method: "GET",
  path: "/partners/get-setting-user",
  summary: "Settings of the logged-in account, or those of a partner that a visitor may know",
  params: NoParams,
  query: Type.Object(
    { ...CommonQuery, token: Type.Optional({ ...token, description: "in place of the Authorization header" }) },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    ...WireSettingUser.properties,
    token: Type.Optional(
      Type.String({
        description: "our own addition: takes the place of a token that stood in the address, which soon ends",
      }),
    ),
    refresh_token: Type.Optional(Type.String({ description: "our own addition: of that token" })),
  }),
  errors: ["user-differs", "unauthorised"],
});

/** Settings that a frame on a partner's page starts with. */
export const getFrameUserSettings = endpoint({
  name: "getFrameUserSettings",
  access: "anybody",
  station: "accounts",
  method: "GET",
  path: "/partners/frame-user-settings/:user_id",
  summary: "What a frame on a partner's page needs of that partner",
  params: Type.Object({ user_id: UserId }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    user_id: Type.Integer(),
    role: Type.String(),
    currency: Type.String(),
    to_card_and_cash: Type.Boolean(),
    to_card_payments: Type.Boolean(),
    allow_fast_ride: Type.Boolean(),
    coef_loyalica: Type.Number(),
    main_color: Type.String({ description: "six hexadecimal digits" }),
  }),
  errors: [],
});

/** Names of the features switched on. */
export const getFeatures = endpoint({
  name: "getFeatures",
  access: "anybody",
  station: "accounts",
  method: "GET",
  path: "/partners/features/:user_id",
  summary: "Names of the features that are on for an account; a name that is not listed is off",
  params: Type.Object({ user_id: UserId }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(Type.String()),
  errors: [],
});

/** The most cost centres on one page. */
export const COST_CENTERS_MOST = 100;

/** The company's cost centres, ten per page. */
export const searchCostCenters = endpoint({
  name: "searchCostCenters",
  access: "company",
  station: "accounts",
  method: "GET",
  path: "/cost-centers",
  summary: "Cost centres of the caller's company by their title",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      title: Type.Optional(Type.String({ maxLength: 200 })),
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: COST_CENTERS_MOST })),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    items: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
    page_data: Type.Object({
      page: Type.Integer(),
      items_on_page: Type.Integer(),
      total_items: Type.Integer(),
      page_count: Type.Integer(),
    }),
  }),
  errors: [],
});
