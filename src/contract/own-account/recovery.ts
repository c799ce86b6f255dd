import { Type } from "typebox";
import { OF_OUR_PAGES } from "#contract/own-account/of-our-pages.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";

/** Sends a link that sets a new password, only ever to the address of the account; the answer does not tell whether there is one. */
export const askRecovery = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "askRecovery",
  access: "anybody",
  limit: "changes",
  path: "/auth/recovery",
  summary: "Have a link that sets a new password sent to the e-mail address of an account",
  body: Type.Object(
    {
      login: Type.String({
        minLength: 1,
        maxLength: LOGIN_LENGTHS.login,
        description: "number or e-mail of the account",
      }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ asked: Type.Boolean({ description: "the same whether there is such an account or not" }) }),
  errors: [],
  ignoresToken: true,
});

/** Sets a new password by the link of a letter. */
export const recoverPassword = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "recoverPassword",
  access: "anybody",
  path: "/auth/recovery/finish",
  summary: "Set a new password by the secret of a letter, within an hour and once; every log-in of the account ends",
  body: Type.Object(
    {
      secret: Type.String({ minLength: 1, maxLength: 100, description: "what stands behind # in the link" }),
      new_password: Type.String({ minLength: 1, maxLength: LOGIN_LENGTHS.password }),
    },
    { additionalProperties: false },
  ),
  result: Type.Object({ changed: Type.Boolean() }),
  errors: ["link-over", "password-weak", "account-closed", "busy"],
  ignoresToken: true,
});
