import { askEmail as askCall, takeEmail as takeCall } from "#contract/own-account/email.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { askEmail, takeEmail } from "#server/modules/accounts/email/change-email.ts";
import type { Entrance } from "#server/modules/accounts/log-in/entrance.ts";
import { holderOf } from "#server/modules/accounts/security/holder.ts";

/** The routes by which somebody gives their own account another e-mail address. */
export function emailRoutes(accounts: Accounts, entrance: Entrance): Route[] {
  return [
    route(askCall, async ({ body, caller }) => {
      await askEmail(accounts, holderOf(caller, entrance), body.email, caller.locale);
      return { asked: true };
    }),
    route(takeCall, async ({ body, caller }) => ({
      email: await takeEmail(accounts, { secret: body.secret, address: caller.address }),
    })),
  ];
}
