import { saveOwnSettings } from "#contract/console/own/own-settings.ts";
import { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { isZone, readOwnSettings } from "#domain/accounts/own-settings.ts";
import { STAFF_RIGHTS, staffDegree, type StaffRight } from "#domain/accounts/staff-rights.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { callingAccount } from "#server/modules/accounts/setting-user.ts";
import { auditRoutes } from "#server/modules/accounts/staff/audit-routes.ts";
import { manageStaffRoutes } from "#server/modules/accounts/staff/manage-staff-routes.ts";
import { findOwnSettings, keepOwnSettings } from "#server/modules/accounts/staff/own-settings.repository.ts";
import { Refusal } from "#server/refusal.ts";

const RIGHTS = Object.keys(STAFF_RIGHTS) as StaffRight[];

/** The routes of the console about whoever works there. */
export function staffRoutes(accounts: Accounts): Route[] {
  return [
    ...auditRoutes(accounts),
    ...manageStaffRoutes(accounts),
    route(getStaffSession, async ({ caller }) => {
      const role = identityOf(caller.actor)?.staffRole ?? null;
      const own = await callingAccount(accounts, caller.actor);
      if (own === undefined || role === null) throw new Refusal("forbidden");
      const held = RIGHTS.flatMap((right) => {
        const degree = staffDegree(role, right);
        return degree === undefined ? [] : [[right, degree] as const];
      });
      const settings = readOwnSettings(await findOwnSettings(accounts.db, own.user_id));
      const now = accounts.clock();
      return {
        user_id: own.user_id,
        name: own.name,
        role,
        now,
        settings,
        features: [...accounts.users.features],
        sends: { mail: accounts.sends.mail, to_travellers: { ...accounts.sends.toTravellers } },
        rights: Object.fromEntries(held),
      };
    }),
    deskRoute(accounts, saveOwnSettings, {
      act: async (trx, { body }, { accountId }) => {
        if (body.zone !== null && !isZone(body.zone)) throw new Refusal("malformed", { words: { where: "zone" } });
        await keepOwnSettings(trx, accountId, body);
        return { subject: { kind: "account", id: accountId }, after: { settings: body } };
      },
      answer: async ({ caller }) =>
        readOwnSettings(await findOwnSettings(accounts.db, identityOf(caller.actor)?.userId ?? 0)),
    }),
  ];
}
