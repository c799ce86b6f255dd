import { Type } from "typebox";
import { WireSession } from "#contract/accounts.ts";
import { OF_OUR_PAGES } from "#contract/own-account/of-our-pages.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";

const code = Type.String({
  minLength: 1,
  maxLength: LOGIN_LENGTHS.code,
  description: "six digits of the app, or a recovery code; spaces and dashes do not matter",
});
const password = Type.String({ minLength: 1, maxLength: LOGIN_LENGTHS.password });

/** Goes on from a log-in whose password was right. */
export const takeSecondStep = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "takeSecondStep",
  access: "anybody",
  path: "/auth/second-step",
  summary:
    "Finish a log-in of our own pages that was refused with second-step-needed; the cookie set there tells which",
  body: Type.Object({ code }, { additionalProperties: false }),
  result: WireSession,
  errors: ["second-step-over", "code-wrong", "account-closed", "too-many-logins"],
  ignoresToken: true,
});

/** Shows what an app takes in. */
export const beginSecondStep = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "beginSecondStep",
  // A log-in that may not go on without a second step sets it up too, so the use case looks who asks.
  access: "anybody",
  path: "/auth/second-step/begin",
  summary: "Begin to set up a second step, logged in or after a log-in that was refused with second-step-missing",
  body: Type.Object(
    {
      password: Type.Optional({
        ...password,
        description: "asked for with a session that has not shown it for 15 minutes, and not after such a log-in",
      }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    secret: Type.String({ description: "for typing into an app: base32" }),
    address: Type.String({ description: "the same for an app on this device: otpauth://totp/…" }),
    picture: Type.Object(
      { size: Type.Integer(), path: Type.String({ description: "SVG path of the dark squares" }) },
      { description: "the same as a QR code, so many squares wide and high" },
    ),
  }),
  errors: [
    "proof-needed",
    "second-step-over",
    "second-step-set",
    "password-wrong",
    "account-closed",
    "too-many-logins",
    "busy",
  ],
});

/** Puts the second step in force. */
export const confirmSecondStep = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "confirmSecondStep",
  access: "anybody",
  path: "/auth/second-step/confirm",
  summary: "Put the second step in force with a first code of the app; a log-in that waited for it is finished",
  body: Type.Object({ code }, { additionalProperties: false }),
  result: Type.Object({
    recovery_codes: Type.Array(Type.String(), { description: "shown this once; each serves once in place of the app" }),
  }),
  errors: ["second-step-over", "second-step-set", "code-wrong", "account-closed"],
});

/** Takes the second step back. */
export const removeSecondStep = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "removeSecondStep",
  access: "logged in",
  path: "/auth/second-step/remove",
  summary: "Log in with the password alone again",
  body: Type.Object({ password, code }, { additionalProperties: false }),
  result: Type.Object({ removed: Type.Boolean() }),
  errors: ["password-wrong", "code-wrong", "account-closed", "too-many-logins", "busy"],
});

/** Replaces the recovery codes. */
export const renewRecoveryCodes = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "renewRecoveryCodes",
  access: "logged in",
  needsProof: true,
  path: "/auth/second-step/codes",
  summary: "Get new recovery codes; the former ones serve no longer",
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({
    recovery_codes: Type.Array(Type.String(), { description: "shown this once; each serves once in place of the app" }),
  }),
  errors: ["proof-needed", "second-step-over", "account-closed"],
});
