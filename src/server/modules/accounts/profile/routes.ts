import { changeProfile as changeProfileCall, getProfile } from "#contract/own-account/profile.ts";
import { CHOICE_COOKIES } from "#contract/page-options.ts";
import { route, type Route } from "#server/http/route.ts";
import { setCookie } from "#server/http/set-cookie.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { Entrance } from "#server/modules/accounts/log-in/entrance.ts";
import { changeProfile, readProfile } from "#server/modules/accounts/profile/profile.ts";
import { holderOf } from "#server/modules/accounts/security/holder.ts";

/** The routes by which somebody sees and changes what their own account knows of them. */
export function profileRoutes(accounts: Accounts, entrance: Entrance): Route[] {
  return [
    route(getProfile, ({ caller }) => readProfile(accounts, holderOf(caller, entrance), caller.locale)),
    route(changeProfileCall, async ({ body, caller }, answer) => {
      const changed = await changeProfile(accounts, holderOf(caller, entrance), body, caller.locale);
      // What this browser keeps would go before what has just been chosen. Scripts of our pages write it, so its name has no prefix.
      for (const name of Object.values(CHOICE_COOKIES))
        answer.header("Set-Cookie", setCookie({ name, value: "", seconds: 0, https: false }));
      return changed;
    }),
  ];
}
