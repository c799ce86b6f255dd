import {
  beginSecondStep as beginCall,
  confirmSecondStep as confirmCall,
  removeSecondStep as removeCall,
  renewRecoveryCodes as renewCall,
  takeSecondStep as takeCall,
} from "#contract/own-account/second-step.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { Entrance } from "#server/modules/accounts/log-in/entrance.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  type Enroller,
} from "#server/modules/accounts/second-step/set-up-second-step.ts";
import { takeSecondStep } from "#server/modules/accounts/second-step/take-second-step.ts";

/** The routes of the second step of logging in: to take it, to set it up and to remove it. */
export function secondStepRoutes(accounts: Accounts, entrance: Entrance): Route[] {
  const enroller = (caller: Caller): Enroller => ({
    actor: caller.actor,
    challenge: caller.credentials.challenge,
    ...entrance.placeOf(caller),
  });
  return [
    route(takeCall, async ({ body, caller }, answer) => {
      const attempt = { ...enroller(caller), code: body.code };
      return entrance.open(caller, await takeSecondStep(accounts, attempt), attempt.device, answer);
    }),
    route(beginCall, async ({ body, caller }) => {
      return beginSecondStep(accounts, enroller(caller), body.password);
    }),
    route(confirmCall, async ({ body, caller }, answer) => {
      const who = enroller(caller);
      const { recoveryCodes, session } = await confirmSecondStep(accounts, who, body.code);
      if (session !== null) entrance.open(caller, session, who.device, answer);
      return { recovery_codes: [...recoveryCodes] };
    }),
    route(renewCall, async ({ caller }) => ({
      recovery_codes: [...(await renewRecoveryCodes(accounts, enroller(caller)))],
    })),
    route(removeCall, async ({ body, caller }) => {
      await removeSecondStep(accounts, enroller(caller), body);
      return { removed: true };
    }),
  ];
}
