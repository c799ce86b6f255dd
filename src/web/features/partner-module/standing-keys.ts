import { LEAST_MODULE_WIDTH } from "#domain/partners/embed-fault.ts";
import type { Standing } from "#embed/standing.ts";
import type { MessageKey } from "#i18n/messages.ts";

/** What is to be said of a module as it stands on a page, in the order in which it matters. */
export function standingKeys({ width, keeps, isHeard }: Omit<Standing, "name">): readonly MessageKey[] {
  const found: MessageKey[] = [];
  if (width < LEAST_MODULE_WIDTH) found.push("accounts.own.fault.narrow");
  if (!isHeard) found.push("accounts.own.liveUnheard");
  if (!keeps) found.push("accounts.own.liveForgets");
  return found.length === 0 ? ["accounts.own.liveFine"] : found;
}
