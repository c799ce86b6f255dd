import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, Sending } from "#server/modules/notifications/message/message.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { say } from "#server/say.ts";

/** A letter in the words of the staff: nothing of the order but its number and its link. Undefined where the words are gone. */
export function freeLetterMessage(
  { order, page, key, seller }: ToldOrder,
  { locale, ownWords }: Pick<Sending, "locale" | "ownWords">,
): Message | undefined {
  if (ownWords === undefined) return undefined;
  const { orderId: number, customer } = order;
  const name = greetingName(customer.name);
  const [lead = "", ...paragraphs] = ownWords.text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return {
    locale,
    title: say(locale, "notifications.free-letter.subject", { subject: ownWords.subject, number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, "notifications.free-letter.heading", { subject: ownWords.subject }),
    lead: say(locale, "notifications.free-letter.lead", { text: lead }),
    paragraphs,
    number: say(locale, "orders.number", { number }),
    trips: [],
    lines: [],
    total: undefined,
    link: `${page}?lang=${locale}#key=${key}`,
    button: say(locale, "notifications.orderLink"),
    urgent: false,
    footer: [
      contactWords(seller[locale], "notifications.questions", locale),
      say(locale, "notifications.linkNote"),
      say(locale, "notifications.reason", { number }),
    ].filter(Boolean),
  };
}
