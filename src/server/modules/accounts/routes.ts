import {
  getFeatures,
  getFrameUserSettings,
  getSettingUser,
  logIn as logInCall,
  logOut,
  refreshSession as refreshSessionCall,
  searchCostCenters as searchCostCentersCall,
} from "#contract/accounts.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { neighbourhood } from "#domain/accounts/security-event.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { noSessionCookie } from "#server/http/session-cookie.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { buyerRoutes } from "#server/modules/accounts/buyers/buyer-routes.ts";
import { searchCostCenters } from "#server/modules/accounts/cost-centers.repository.ts";
import { emailRoutes } from "#server/modules/accounts/email/routes.ts";
import { exchangeToken } from "#server/modules/accounts/exchange-token.ts";
import { identify } from "#server/modules/accounts/identify.ts";
import { entranceOf } from "#server/modules/accounts/log-in/entrance.ts";
import { logIn } from "#server/modules/accounts/log-in/log-in.ts";
import { profileRoutes } from "#server/modules/accounts/profile/routes.ts";
import { recoveryRoutes, type CountName } from "#server/modules/accounts/recovery/routes.ts";
import { refreshSession } from "#server/modules/accounts/refresh-session.ts";
import { secondStepRoutes } from "#server/modules/accounts/second-step/routes.ts";
import { securityRoutes } from "#server/modules/accounts/security/routes.ts";
import { endSession } from "#server/modules/accounts/sessions.repository.ts";
import { callingAccount, publicPartner, settingUser } from "#server/modules/accounts/setting-user.ts";
import { staffRoutes } from "#server/modules/accounts/staff-routes.ts";
import { Refusal } from "#server/refusal.ts";

const USER_NUMBER = /^[1-9]\d{0,8}$/;

/** What the answers of these calls need from the server and from other modules. */
export interface AccountsAnswers {
  readonly https: boolean;
  /** Accent colour of a partner's own module, six hexadecimal digits. */
  readonly colorOf: (userId: number) => Promise<string>;
  readonly countName: CountName;
}

/** The routes for log-in, sessions and the caller's own account. */
export function accountsRoutes(accounts: Accounts, { https, colorOf, countName }: AccountsAnswers): Route[] {
  const entrance = entranceOf(https);
  const placeOf = ({ framed }: Caller) => ({ https, framed });
  return [
    route(logInCall, async ({ body, caller }, answer) => {
      const { password } = body;
      // Old clients name the account in one of three members; `user_id` has become `login` by now.
      const name = body.login ?? body.email;
      if (name === undefined) throw new Refusal("malformed", { words: { where: "login" } });
      const place = entrance.placeOf(caller);
      const outcome = await logIn(accounts, { name, password, ...place });
      if (!("lacks" in outcome)) return entrance.open(caller, outcome, place.device, answer);
      if (outcome.challenge !== null) entrance.wait(caller, outcome.challenge, answer);
      throw new Refusal(outcome.lacks);
    }),
    route(refreshSessionCall, async ({ body, caller }, answer) => {
      return entrance.open(caller, await refreshSession(accounts, body.refresh_token), null, answer);
    }),
    ...secondStepRoutes(accounts, entrance),
    ...securityRoutes(accounts, entrance),
    ...profileRoutes(accounts, entrance),
    ...emailRoutes(accounts, entrance),
    ...recoveryRoutes(accounts, countName),
    ...staffRoutes(accounts),
    ...buyerRoutes(accounts),
    route(logOut, async ({ caller }, answer) => {
      const { token, cookie } = caller.credentials;
      for (const shown of [token, cookie]) {
        if (shown === null) continue;
        const account = await endSession(accounts.db, shown, new Date(accounts.clock()));
        accounts.tell({ what: "log-out", account, from: neighbourhood(caller.address), result: "done" });
      }
      answer.header("Set-Cookie", noSessionCookie(placeOf(caller)));
      return { logged_out: true };
    }),
    route(getSettingUser, async ({ query, caller }) => {
      const userId = USER_NUMBER.test(query.user_id ?? "") ? Number(query.user_id) : 0;
      const { address, credentials, currency } = caller;
      const token = query.token ?? (credentials.isTokenShown ? credentials.token : null);
      if (token === null) return settingUser(accounts, { actor: caller.actor, userId, currency });
      const actor = await identify(accounts, { ...credentials, token, cookie: null });
      const settings = await settingUser(accounts, { actor, userId, currency });
      const fresh = await exchangeToken(accounts, { actor, token, address });
      return fresh === null ? settings : { ...settings, token: fresh.token, refresh_token: fresh.refreshToken };
    }),
    route(getFrameUserSettings, async ({ params, caller }) => {
      const { user_id: userId } = params;
      const settings = await settingUser(accounts, { actor: caller.actor, userId, currency: caller.currency });
      return {
        user_id: userId,
        role: settings.role,
        currency: settings.currency,
        to_card_and_cash: settings.to_card_and_cash,
        to_card_payments: settings.to_card_payments,
        allow_fast_ride: settings.allow_fast_ride,
        coef_loyalica: settings.coef_loyalica,
        main_color: await colorOf(userId),
      };
    }),
    route(getFeatures, async ({ params, caller }) => {
      const own = await callingAccount(accounts, caller.actor);
      const account = own?.user_id === params.user_id ? own : await publicPartner(accounts, params.user_id);
      return [...(account?.settings ?? accounts.users).features];
    }),
    route(searchCostCentersCall, async ({ query, caller }) => {
      const companyId = identityOf(caller.actor)?.companyId ?? null;
      const { title, page, limit } = query;
      return searchCostCenters(accounts.db, { companyId, title, page, limit });
    }),
  ];
}
