import { Type } from "typebox";
import { OF_OUR_PAGES } from "#contract/own-account/of-our-pages.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { EMAIL_MAX_LENGTH } from "#domain/booking/email.ts";

/** Asks for another e-mail address of one's own account. */
export const askEmail = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "askEmail",
  access: "logged in",
  limit: "changes",
  needsProof: true,
  path: "/auth/email",
  summary: "Have a link sent to another e-mail address, which becomes that of the account once the link is used",
  body: Type.Object(
    { email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }) },
    { additionalProperties: false },
  ),
  result: Type.Object({
    asked: Type.Boolean({
      description: "the same whether another account has the address or not; then nothing is sent",
    }),
  }),
  errors: ["proof-needed", "forbidden", "profile-wrong", "account-closed"],
});

/** Gives an account the address whose letter brought the secret. */
export const takeEmail = endpoint({
  ...OF_OUR_PAGES,
  method: "POST",
  name: "takeEmail",
  access: "anybody",
  path: "/auth/email/finish",
  summary:
    "Confirm another e-mail address by the secret of its letter, within an hour and once; the former one is told",
  body: Type.Object(
    { secret: Type.String({ minLength: 1, maxLength: 100, description: "what stands behind #email= in the link" }) },
    { additionalProperties: false },
  ),
  result: Type.Object({ email: Type.String({ description: "of the account from now on" }) }),
  errors: ["link-over", "account-closed"],
  ignoresToken: true,
});
