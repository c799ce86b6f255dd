import { expect, test } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { leavesEntry } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { EVENT_KINDS, type EventName } from "#server/event-kinds.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import { repositoryFiles, textOf } from "./source-files.ts";

type OrderEvent = { [Name in EventName]: (typeof EVENT_KINDS)[Name] extends "order" ? Name : never }[EventName];

/** What in the history of an order tells of each event: a line by its words, or the letter that follows it. */
const TOLD_BY: Readonly<Record<OrderEvent, `console.${string}` | "change" | "letter">> = {
  "order.placed": "console.happened.placed",
  "order.changed": "change",
  "order.email-asked": "letter",
  "order.cancelled": "console.became.cancelled",
  "order.unpaid": "letter",
  "order.lapsing": "letter",
  "order.lapsed": "console.became.cancelled",
  "order.to-confirm": "letter",
  "order.confirm-late": "letter",
  "order.unanswered": "letter",
  "order.cash-agreed": "letter",
  "order.confirmed": "console.became.confirmed",
  "order.refused": "console.became.cancelled",
  "order.no-show": "console.became.no-show",
  "order.put-right": "console.order.deed.correct",
  "order.driver-named": "console.deed.driver",
  "payment.settled": "console.entry.card",
  "payment.failed": "console.entry.declined",
  "payment.late": "console.entry.card",
  "refund.returned": "console.entry.refund",
  "refund.failed": "letter",
  "dispute.opened": "console.entry.dispute",
  "dispute.decided": "letter",
  "receipt.missing": "letter",
  "yacht.accepted": "console.happened.placed",
  "yacht.paid": "letter",
  "yacht.confirmed": "console.became.confirmed",
  "yacht.rest-due": "letter",
  "yacht.rest-late": "letter",
  "yacht.lapsed": "console.became.cancelled",
  "yacht.cancelled": "console.became.cancelled",
};

/** Where a doing that needs more than its name gets its words. */
const DEED_WORDS = repositoryFiles()
  .filter((path) => /^src\/web\/console\/.*(deed|history).*\.tsx?$/.test(path))
  .map((path) => textOf(path) ?? "")
  .join("\n");

/** Every call of the console that does something to one order. */
const DEEDS = OPERATOR_ENDPOINTS.filter(leavesEntry).filter(({ path }) => path.startsWith("/orders/:order_id/"));

test.each(LOCALES)(
  "OPS-29: every event and every doing of the staff has a line in the history of its order in %s",
  (locale) => {
    const words = messagesFor(locale) as Readonly<Record<string, string | undefined>>;
    const events = Object.entries(EVENT_KINDS).filter(([, kind]) => kind === "order");
    expect(Object.keys(TOLD_BY).toSorted()).toEqual(events.map(([name]) => name).toSorted());
    const untold = Object.entries(TOLD_BY).filter(([name, by]) => {
      if (by === "letter")
        return !MESSAGE_KIND_NAMES.some((kind) => MESSAGE_KINDS[kind].on?.some((one) => one === name));
      return by.startsWith("console.") && words[by] === undefined;
    });
    expect(untold).toEqual([]);
    expect(DEEDS.length).toBeGreaterThan(10);
    const wordless = DEEDS.filter(
      ({ name, audit }) =>
        audit?.inHistory !== "told otherwise" &&
        words[`console.deed.${name}`] === undefined &&
        words[`console.desk.deed.${name}`] === undefined &&
        !DEED_WORDS.includes(`"${name}"`),
    );
    expect(wordless.map(({ name }) => name)).toEqual([]);
  },
);
