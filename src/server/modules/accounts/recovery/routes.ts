import { askRecovery as askCall, recoverPassword as recoverCall } from "#contract/own-account/recovery.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { askRecovery } from "#server/modules/accounts/recovery/ask-recovery.ts";
import { recoverPassword } from "#server/modules/accounts/recovery/recover-password.ts";

/** Counts a call by the name in it, and refuses it when its limit is reached. */
export type CountName = (caller: Caller, name: string) => Promise<void>;

/** The routes by which a forgotten password is replaced. */
export function recoveryRoutes(accounts: Accounts, countName: CountName): Route[] {
  return [
    route(askCall, async ({ body, caller }) => {
      await countName(caller, body.login);
      await askRecovery(accounts, { email: body.login, lang: caller.locale });
      return { asked: true };
    }),
    route(recoverCall, async ({ body, caller }) => {
      const { secret, new_password: newPassword } = body;
      await recoverPassword(accounts, { secret, newPassword, address: caller.address });
      return { changed: true };
    }),
  ];
}
