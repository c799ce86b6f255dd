import { Type } from "typebox";
import { OwnSettingsView } from "#contract/console/own/own-settings.ts";
import { NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";

/** Who works at the console, and how far each right goes: the menu follows it, the server asks again for every call. */
export const getStaffSession = operatorEndpoint({
  name: "getStaffSession",
  access: "any role",
  station: "accounts",
  method: "GET",
  path: "/session",
  summary: "Who works at the console, and what they may do there",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Object({
    user_id: Type.Integer(),
    name: Type.String(),
    role: oneOf(STAFF_ROLES),
    now: Type.Integer({ description: "the server's clock, epoch milliseconds" }),
    settings: OwnSettingsView,
    features: Type.Array(Type.String(), { description: "what this server sells and knows, by name" }),
    sends: Type.Object(
      { mail: Type.Boolean(), to_travellers: Type.Object({ email: Type.Boolean(), text: Type.Boolean() }) },
      { description: "whether a mail server is set, and by what travellers can be reached" },
    ),
    rights: Type.Record(Type.String(), oneOf(["works", "looks", "looks masked"]), {
      description: "by name; a right that is absent is none",
    }),
  }),
  errors: [],
});
