import { Type, type Static } from "typebox";
import { NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";

const int = Type.Integer();
const moment = (description: string) => Type.Integer({ description: `${description}, epoch milliseconds` });

const StaffMember = Type.Object({
  user_id: int,
  name: Type.String(),
  login: Type.String(),
  role: oneOf(STAFF_ROLES),
  closed_at: nullable(moment("since when nobody can log in to it")),
  has_second_step: Type.Boolean(),
  devices: Type.Array(Type.Object({ browser: Type.String(), last_used_at: moment("when it was last used") })),
  last_seen_at: nullable(moment("when a log-in of it was last used; null before the first")),
  invited_until: nullable(moment("until when the letter of an invitation that nobody has used sets a password")),
  is_self: Type.Boolean(),
});

/** Somebody of the staff as the owner sees them. */
export type StaffMemberView = Static<typeof StaffMember>;

const Staff = Type.Object({
  staff: Type.Array(StaffMember),
  now: moment("the server's clock"),
});

const about = { station: "orders", query: OnlyCommonQuery, result: Staff } as const;
const Invited = Type.Object({
  ...Staff.properties,
  link: nullable(
    Type.String({ description: "path of the invitation, to be passed on; null where an e-mail brings it" }),
  ),
});
const OfAccount = Type.Object({ user_id: int }, { additionalProperties: false });

/** Everybody of the staff: their work, second step, devices, and when they were last here. */
export const findStaff = operatorEndpoint({
  ...about,
  name: "findStaff",
  access: { right: "staff", to: "look" },
  method: "GET",
  path: "/staff",
  summary: "Accounts of the staff",
  params: NoParams,
  body: undefined,
  errors: [],
});

/** Opens an account for somebody and sends a letter by which they set its password: once, within 72 hours. */
export const inviteStaff = operatorEndpoint({
  ...about,
  name: "inviteStaff",
  access: { right: "staff", to: "work" },
  needsProof: true,
  method: "POST",
  path: "/staff",
  summary: "Invites somebody to the staff",
  params: NoParams,
  body: Type.Object(
    {
      email: Type.String({ maxLength: STAFF_TEXTS.staffEmail }),
      name: Type.String({ minLength: 1, maxLength: STAFF_TEXTS.staffName }),
      role: oneOf(STAFF_ROLES),
    },
    { additionalProperties: false },
  ),
  result: Invited,
  errors: ["login-taken", "profile-wrong", "attempt-key-wrong", "attempt-conflict"],
});

/** Sends the letter again to somebody who has not set a password yet; the former link ends. */
export const inviteStaffAgain = operatorEndpoint({
  ...about,
  name: "inviteStaffAgain",
  access: { right: "staff", to: "work" },
  needsProof: true,
  method: "POST",
  path: "/staff/:user_id/invite",
  summary: "Sends an invitation again",
  params: OfAccount,
  body: Type.Object({}, { additionalProperties: false }),
  result: Invited,
  errors: ["staff-unknown", "attempt-key-wrong", "attempt-conflict"],
});

/** Changes what somebody works on; all their log-ins end. */
export const setStaffWork = operatorEndpoint({
  ...about,
  name: "setStaffWork",
  access: { right: "staff", to: "work" },
  needsProof: true,
  method: "POST",
  path: "/staff/:user_id/work",
  summary: "Changes the work of somebody of the staff",
  params: OfAccount,
  body: Type.Object({ role: oneOf(STAFF_ROLES) }, { additionalProperties: false }),
  errors: ["staff-unknown", "last-owner", "attempt-key-wrong", "attempt-conflict"],
});

/** Closes an account, which ends its log-ins at once, or opens it again. */
export const setStaffOpen = operatorEndpoint({
  ...about,
  name: "setStaffOpen",
  access: { right: "staff", to: "work" },
  needsProof: true,
  method: "POST",
  path: "/staff/:user_id/open",
  summary: "Closes an account of the staff, or opens it again",
  params: OfAccount,
  body: Type.Object({ is_open: Type.Boolean() }, { additionalProperties: false }),
  errors: ["staff-unknown", "last-owner", "attempt-key-wrong", "attempt-conflict"],
});
