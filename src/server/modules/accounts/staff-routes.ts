import { getStaffSession } from "#contract/operator/get-staff-session.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { STAFF_RIGHTS, staffDegree, type StaffRight } from "#domain/accounts/staff-rights.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { callingAccount } from "#server/modules/accounts/setting-user.ts";
import { auditRoutes } from "#server/modules/accounts/staff/audit-routes.ts";
import { manageStaffRoutes } from "#server/modules/accounts/staff/manage-staff-routes.ts";
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
      return { user_id: own.user_id, name: own.name, role, rights: Object.fromEntries(held) };
    }),
  ];
}
