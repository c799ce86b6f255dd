import type { ToldRisk } from "#domain/operation/risks.ts";
import { messageRow } from "#server/modules/notifications/message/message-row.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** Writes to the operator what the server lacks and what to do about each; undefined once nothing is left. */
export function serverRisksMessage(risks: readonly ToldRisk[], { locale }: Writing): Message | undefined {
  if (risks.length === 0) return undefined;
  const rows = risks.map((risk) =>
    messageRow(`notifications.risk.${risk}`, say(locale, `notifications.riskRemedy.${risk}`), locale),
  );
  return {
    locale,
    title: say(locale, "notifications.server-risks.subject", { count: risks.length }),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, "notifications.server-risks.heading"),
    lead: say(locale, "notifications.server-risks.lead", { setting: `ACCEPTED_RISKS=${risks.join(",")}` }),
    number: "",
    trips: [{ title: "", sign: undefined, meeting: "", way: [], rows }],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [],
  };
}
