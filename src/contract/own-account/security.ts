import { Type, type Static } from "typebox";
import { OF_OUR_PAGES } from "#contract/own-account/of-our-pages.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";

const password = Type.String({ minLength: 1, maxLength: LOGIN_LENGTHS.password });
const Moment = Type.String({ description: "ISO 8601, UTC" });

/** One log-in of an account, or the key of a program. */
const WireLogIn = Type.Object({
  log_in: Type.String({ description: "names it when it is to be ended" }),
  browser: Type.String({ description: 'such as "Chrome, Windows"; empty where it is not known' }),
  is_access_key: Type.Boolean({
    description: "made for a program, by the operator or a partner, and not by logging in",
  }),
  is_this: Type.Boolean({ description: "the one that asks" }),
  begun_at: Moment,
  last_used_at: Type.String({ description: "ISO 8601, UTC, to within five minutes" }),
  ends_at: Moment,
});

/** How an account is guarded, as its holder sees it. */
export const WireSecurity = Type.Object({
  log_ins: Type.Array(WireLogIn, { description: "the last used first" }),
  second_step: Type.Object({
    is_on: Type.Boolean(),
    recovery_codes: Type.Integer({ description: "how many are left" }),
    is_required: Type.Boolean({ description: "it cannot be removed" }),
  }),
});

/** The same as a type. */
export type Security = Static<typeof WireSecurity>;

/** Shows how one's own account is guarded. */
export const getSecurity = endpoint({
  ...OF_OUR_PAGES,
  method: "GET",
  name: "getSecurity",
  access: "logged in",
  path: "/auth/security",
  summary: "Where one is logged in, the keys of one's programs, and the second step",
  body: undefined,
  result: WireSecurity,
  errors: [],
});

/** Ends log-ins of one's own account. */
export const endLogIns = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "endLogIns",
  access: "logged in",
  needsProof: true,
  path: "/auth/log-ins/end",
  summary: "End one log-in or access key, or all log-ins but this one",
  body: Type.Object(
    { log_in: Type.String({ minLength: 1, maxLength: 40, description: 'as in the list, or "others" for all others' }) },
    { additionalProperties: false },
  ),
  result: Type.Object({ ended: Type.Integer({ description: "how many have been ended" }) }),
  errors: ["proof-needed"],
});

/** Makes a key for a program of a partner. */
export const makeAccessKey = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "makeAccessKey",
  access: "partner",
  needsProof: true,
  path: "/auth/access-keys",
  summary: "Make an access key for a program of one's own: it is shown once, lasts a year, and is ended like a log-in",
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({ token: Type.String({ description: "the key, which calls carry as `Authorization: Bearer`" }) }),
  errors: ["unauthorised", "forbidden", "proof-needed", "too-many-keys"],
});

/** Shows once more who it is. */
export const proveIdentity = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "proveIdentity",
  access: "logged in",
  path: "/auth/confirm",
  summary:
    "Show the password or a code of the second step; calls that were refused with proof-needed then pass for 15 minutes",
  body: Type.Object(
    {
      password: Type.Optional(password),
      code: Type.Optional(
        Type.String({ minLength: 1, maxLength: LOGIN_LENGTHS.code, description: "of the app, or a recovery code" }),
      ),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ confirmed: Type.Boolean() }),
  errors: ["password-wrong", "code-wrong", "account-closed", "too-many-logins", "busy"],
});

/** Sets another password. */
export const changePassword = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "changePassword",
  access: "logged in",
  path: "/auth/password",
  summary: "Set another password; all other log-ins end, access keys of programs do not",
  body: Type.Object({ password, new_password: password }, { additionalProperties: false }),
  result: Type.Object({ ended: Type.Integer({ description: "how many other log-ins have been ended" }) }),
  errors: ["password-wrong", "password-weak", "account-closed", "too-many-logins", "busy"],
});
