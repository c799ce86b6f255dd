import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { CostLine } from "#server/modules/orders/read/trip-facts.ts";
import { say } from "#server/say.ts";

/** The name of one part of the cost, on the page and in messages. */
export function costLineName(line: CostLine, locale: Locale): string {
  switch (line.kind) {
    case "ride":
      return line.isAgreed === true ? say(locale, "prices.line.agreed") : nameIn(line.name, locale);
    case "service":
      return nameIn(line.name, locale);
    case "stops":
      return say(locale, "wire.stops", { count: line.count });
    case "certificate":
      return say(locale, "wire.certificate");
  }
}
