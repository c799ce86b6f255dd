import {
  changePassword as changePasswordCall,
  endLogIns as endLogInsCall,
  getSecurity,
  makeAccessKey as makeAccessKeyCall,
  proveIdentity as proveIdentityCall,
} from "#contract/own-account/security.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { Entrance } from "#server/modules/accounts/log-in/entrance.ts";
import { changePassword, proveIdentity } from "#server/modules/accounts/security/change-password.ts";
import { holderOf } from "#server/modules/accounts/security/holder.ts";
import { endLogIns, makeAccessKey, readSecurity } from "#server/modules/accounts/security/log-ins.ts";

/** The routes by which somebody sees to the safety of their own account. */
export function securityRoutes(accounts: Accounts, entrance: Entrance): Route[] {
  return [
    route(getSecurity, ({ caller }) => readSecurity(accounts, holderOf(caller, entrance))),
    route(endLogInsCall, async ({ body, caller }) => ({
      ended: await endLogIns(accounts, holderOf(caller, entrance), body.log_in),
    })),
    route(makeAccessKeyCall, async ({ caller }) => makeAccessKey(accounts, holderOf(caller, entrance))),
    route(proveIdentityCall, async ({ body, caller }) => {
      await proveIdentity(accounts, holderOf(caller, entrance), body);
      return { confirmed: true };
    }),
    route(changePasswordCall, async ({ body, caller }) => ({
      ended: await changePassword(accounts, holderOf(caller, entrance), {
        password: body.password,
        newPassword: body.new_password,
      }),
    })),
  ];
}
