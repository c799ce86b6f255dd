import {
  findStaff,
  inviteStaff as inviteStaffCall,
  inviteStaffAgain as inviteStaffAgainCall,
  setStaffOpen as setStaffOpenCall,
  setStaffWork as setStaffWorkCall,
  type StaffMemberView,
} from "#contract/console/staff/staff.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { INVITATION_SECONDS } from "#domain/accounts/recovery.ts";
import { localeOf } from "#domain/values/locale.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import {
  inviteStaff,
  inviteStaffAgain,
  invitationPath,
  setStaffOpen,
  setStaffWork,
} from "#server/modules/accounts/staff/manage-staff.ts";
import { findStaffAccounts } from "#server/modules/accounts/staff/staff.repository.ts";

/** The routes by which an owner looks after the accounts of the staff. */
export function manageStaffRoutes(accounts: Accounts): Route[] {
  const { db, clock, production } = accounts;
  const answer = async ({ caller }: { readonly caller: Caller }) => {
    const now = clock();
    const own = identityOf(caller.actor)?.userId;
    const rows = await findStaffAccounts(db, { now: new Date(now), production });
    const staff = rows.map((row): StaffMemberView => {
      const until = row.invited_at === null ? null : row.invited_at.getTime() + INVITATION_SECONDS * 1000;
      return {
        user_id: row.user_id,
        name: row.name,
        login: row.login,
        role: row.staff_role,
        closed_at: row.disabled_at?.getTime() ?? null,
        has_second_step: row.has_second_step,
        devices: row.devices.map(({ browser, seen }) => ({ browser, last_used_at: Date.parse(seen) })),
        last_seen_at: row.last_seen_at?.getTime() ?? null,
        invited_until: until !== null && until > now ? until : null,
        is_self: row.user_id === own,
      };
    });
    return { staff, now };
  };
  return [
    route(findStaff, answer),
    deskRoute(accounts, inviteStaffCall, {
      act: (trx, { body, query }, doer) => inviteStaff(accounts, trx, { ...body, lang: localeOf(query.lang) }, doer),
      answer: async (input) => ({
        ...(await answer(input)),
        link: await invitationPath(accounts, { email: input.body.email }),
      }),
    }),
    deskRoute(accounts, inviteStaffAgainCall, {
      act: (trx, { params, query }, doer) =>
        inviteStaffAgain(accounts, trx, { userId: params.user_id, lang: localeOf(query.lang) }, doer),
      answer: async (input) => ({
        ...(await answer(input)),
        link: await invitationPath(accounts, { userId: input.params.user_id }),
      }),
    }),
    deskRoute(accounts, setStaffWorkCall, {
      act: (trx, { params, body }) => setStaffWork(accounts, trx, { userId: params.user_id, role: body.role }),
      answer,
    }),
    deskRoute(accounts, setStaffOpenCall, {
      act: (trx, { params, body }) => setStaffOpen(accounts, trx, { userId: params.user_id, isOpen: body.is_open }),
      answer,
    }),
  ];
}
