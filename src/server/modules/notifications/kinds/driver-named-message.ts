import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { KindWords, WordFacts } from "#server/modules/notifications/message/word-facts.ts";
import { say } from "#server/say.ts";

/** Words of the message that says who drives; what there is to know of each stands with their trip. */
export function driverNamedMessage({ locale, number, ride, drivers }: WordFacts): KindWords {
  const [first] = drivers;
  const key = "notifications.driver-named";
  return {
    title: say(locale, `${key}.subject`, { number, ride }),
    heading:
      first === undefined
        ? say(locale, `${key}.heading.none`)
        : drivers.length > 1
          ? say(locale, `${key}.heading.several`)
          : say(locale, `${key}.heading`, { name: withoutLinks(first) }),
    lead: say(locale, first === undefined ? `${key}.lead.none` : `${key}.lead`),
    button: say(locale, "notifications.orderLink"),
    urgent: false,
  };
}
