import type { Locale } from "#domain/values/locale.ts";
import type { RequestAnswer } from "#server/database/tables.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { StoredRouteRequest } from "#server/modules/requests/index.ts";
import type { StoredYachtRequest } from "#server/modules/requests/index.ts";
import { say } from "#server/say.ts";

/** Tells whoever asked for a way why there is no car for it, and what else might do; nothing once it has another answer. */
export function routeDeclinedMessage(request: StoredRouteRequest, { locale }: Writing): Message | undefined {
  const way = [request.start_title, request.finish_title];
  return declinedMessage({ ...request, texts: "route-request-declined", way, place: "" }, locale);
}

/** Tells whoever asked for a yacht why there is none, and what else might do. */
export function yachtDeclinedMessage(request: StoredYachtRequest, { locale }: Writing): Message | undefined {
  return declinedMessage({ ...request, texts: "yacht-request-declined", way: [] }, locale);
}

interface Declined {
  readonly texts: "route-request-declined" | "yacht-request-declined";
  readonly request_id: number;
  readonly name: string;
  readonly way: readonly string[];
  readonly place: string;
  readonly answer: RequestAnswer | null;
}

function declinedMessage(
  { texts, request_id: number, answer, ...request }: Declined,
  locale: Locale,
): Message | undefined {
  const decline = answer?.decline;
  if (decline === undefined) return undefined;
  const name = greetingName(request.name);
  const reason = decline.reason === "other" ? "" : say(locale, `notifications.declined.reason.${decline.reason}`);
  const rows: MessageRow[] = [
    row(say(locale, "notifications.yachtPlace"), withoutLinks(request.place)),
    row(
      say(locale, "notifications.declinedWhy"),
      reason || withoutLinks(decline.words),
      reason && withoutLinks(decline.words),
    ),
    row(say(locale, "notifications.declinedOther"), withoutLinks(decline.otherWay)),
  ];
  return {
    locale,
    title: say(locale, `notifications.${texts}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${texts}.heading`),
    lead: say(locale, `notifications.${texts}.lead`),
    number: say(locale, "notifications.requestNumber", { number }),
    trips: [
      {
        title: "",
        sign: undefined,
        meeting: "",
        way: request.way.map((title) => ({ title: withoutLinks(title), address: "", when: "", note: "" })),
        rows: rows.filter(({ value }) => value !== ""),
      },
    ],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [say(locale, "notifications.requestReason", { number })],
  };
}

function row(label: string, value: string, ...notes: readonly string[]): MessageRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}
