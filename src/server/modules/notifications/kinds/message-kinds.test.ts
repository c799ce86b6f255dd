import { expect, test } from "vitest";
import { messagesFor } from "#i18n/messages.ts";
import { MESSAGE_KIND_NAMES, messageKindOf } from "#server/modules/notifications/kinds/message-kinds.ts";

test("the console has a title for every message about an order", () => {
  const titles: Readonly<Record<string, string>> = messagesFor("en");
  const aboutOrders = MESSAGE_KIND_NAMES.filter((kind) => messageKindOf(kind).about === "order");
  expect(aboutOrders.length).toBeGreaterThan(20);
  expect(aboutOrders.filter((kind) => titles[`console.letter.${kind}`] === undefined)).toEqual([]);
});
