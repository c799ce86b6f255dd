import type { SentAs } from "#server/database/tables.ts";
import { messageHtml } from "#server/modules/notifications/message/message-html.ts";
import { messageText } from "#server/modules/notifications/message/message-text.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";

/** What stands in place of what opens an order or confirms an address. */
const HIDDEN = "#•••";

/** The words of a letter in each of its forms. */
export function mailWords(written: Message): SentAs {
  return {
    // A list of mails breaks no lines, and plain text needs no encoding.
    subject: written.title.replaceAll("\u00a0", " "),
    text: messageText(written),
    html: messageHtml(written),
  };
}

/** A letter as the staff may see it: whoever has its link is taken for the traveller, so the link loses what opens anything. */
export function asShown(written: Message): SentAs {
  const { link } = written;
  return mailWords({
    ...written,
    link: link === undefined || !link.includes("#") ? undefined : link.replace(/#.*$/s, HIDDEN),
  });
}
