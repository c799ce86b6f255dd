import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import type { Locale } from "#domain/values/locale.ts";
import { languageTag } from "#i18n/format.ts";
import { messagesFor } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import type { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** What a refusal says to people, in their language. */
export function refusalWords({ code, words = {} }: Refusal, locale: Locale): string {
  if (typeof words === "string") return words;
  if (code === "unauthorised" && words["desk"] !== undefined) return say(locale, "errors.loggedOut");
  if (code === "not-open" && words["desk"] !== undefined) return say(locale, "errors.notOpenDesk");
  if (code === "forbidden" && words["roles"] !== undefined) return rightWords(String(words["roles"]), locale);
  if (code === "forbidden" && words["approval"] !== undefined)
    return say(locale, `errors.approval.${words["approval"] === "own" ? "own" : "given"}`);
  return code === "malformed" ? malformedWords(words, locale) : say(locale, `errors.${code}`, words);
}

/** Whoever lacks a right is told which works of the staff have it. */
function rightWords(roles: string, locale: Locale): string {
  const named = STAFF_ROLES.filter((role) => roles.split(" ").includes(role)).map((role) =>
    say(locale, `console.role.${role}`),
  );
  return say(locale, "errors.forbiddenRoles", {
    roles: new Intl.ListFormat(languageTag(locale), { type: "disjunction" }).format(named),
  });
}

/**
 * People are told of "body/hours" by the name the field has for them, never by its name on the wire; that one stands in the details, for
 * engineers.
 */
function malformedWords({ where = "", most }: MessageValues, locale: Locale): string {
  const name =
    String(where)
      .split("/")
      .findLast((part) => !/^\d*$/.test(part)) ?? "";
  const part = messagesFor(locale)[`errors.part.${name}`];
  if (most !== undefined)
    return say(locale, "errors.malformedLong", { part: part ?? say(locale, "errors.part.other"), most });
  return part === undefined ? say(locale, "errors.malformed") : say(locale, "errors.malformedPart", { part });
}
