import type { RepeatTyped } from "#server/modules/notifications/message/message.ts";

/** Files keep texts as they were typed: no mail program looks for links in them. */
export const asTyped: RepeatTyped = (text) => text;
