import { Type } from "typebox";
import { NoParams, nullable, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { DENSITIES, FIRST_SCREENS, OWN_KEY } from "#domain/accounts/own-settings.ts";
import { LOCALES } from "#domain/values/locale.ts";

/** How one of the staff wants the console, as the wire has it. */
export const OwnSettingsView = Type.Object(
  {
    lang: nullable(oneOf(LOCALES)),
    zone: nullable(Type.String({ maxLength: 60, description: "IANA name of the clock beside those of places" })),
    density: oneOf(DENSITIES),
    has_pages: Type.Boolean({ description: "lists as plain pages of 50" }),
    has_keys: Type.Boolean({ description: "single keys do something" }),
    keys: Type.Record(Type.String({ maxLength: 20 }), Type.String({ pattern: OWN_KEY.source }), {
      maxProperties: 50,
      description: "keys of one's own by what they do, as KeyboardEvent.code",
    }),
    has_sound: Type.Boolean({ description: "what waits for somebody sounds" }),
    has_new_sound: Type.Boolean({ description: "every new order sounds as well" }),
    first_screen: oneOf(FIRST_SCREENS),
  },
  { additionalProperties: false },
);

/** Keeps how one wants the console, in place of what was kept. */
export const saveOwnSettings = operatorEndpoint({
  name: "saveOwnSettings",
  access: "any role",
  station: "accounts",
  method: "POST",
  path: "/own-settings",
  summary: "Keep one's own settings of the console",
  params: NoParams,
  query: OnlyCommonQuery,
  body: OwnSettingsView,
  result: OwnSettingsView,
  errors: ["attempt-key-wrong", "attempt-conflict", "malformed"],
  // What is empty here is meant so.
  liberal: (sent: unknown) => sent,
});
