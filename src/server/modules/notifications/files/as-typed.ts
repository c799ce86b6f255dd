import type { RepeatTyped } from "#server/modules/notifications/message/message.ts";

/** Files keep texts as they were typed: whoever has the order asked for them, and no mail program reads them for links. */
export const asTyped: RepeatTyped = (text) => text;
