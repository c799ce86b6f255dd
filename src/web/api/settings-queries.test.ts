import { expect, test } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { askSettingsOf } from "#web/api/settings-queries.ts";

test.each([
  ["customer", null, [["getFeatures", { user_id: 5 }]]],
  ["corporate", null, [["getFeatures", { user_id: 5 }]]],
  ["agent", null, [["getFeatures", { user_id: 5 }]]],
  ["admin", null, [["getFeatures", { user_id: 5 }]]],
  [
    "partner",
    5,
    [
      ["getFeatures", { user_id: 5 }],
      ["getModuleSettings", { partner_id: 5 }],
    ],
  ],
] as const)(
  "ROL-05, ROL-22, OPN-076: features are asked for at once, and the module of a %s",
  (role, partner, asked) => {
    const calls: unknown[] = [];
    const api = ((name: string, { params }: { params: object }) => {
      calls.push([name, params]);
      return Promise.resolve([]);
    }) as unknown as Api;
    askSettingsOf({ user_id: 5, partner_id: partner, role } as SettingUser, createQueryClient(), api);
    expect(calls).toEqual(asked);
  },
);
