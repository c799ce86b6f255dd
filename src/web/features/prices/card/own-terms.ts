import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { carTerms, differs, type SharedTerms } from "#web/features/prices/list/car-terms.ts";
import type { Page } from "#web/page/page.tsx";

/** What a list says of all its cars, and the group of the car in question. */
type Said = { readonly shared: SharedTerms; readonly group: string };

/** In what a car differs from what its list says of all, most important first. */
export function ownTerms(
  item: PriceItem,
  roundTrip: boolean,
  { shared, group }: Said,
  { t, tIfKnown, locale }: Pick<Page, "t" | "tIfKnown" | "locale">,
): readonly string[] {
  const own = carTerms(item, roundTrip);
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const isOther = <Key extends "waiting" | "waitingBack" | "delay" | "free">(key: Key) =>
    differs<(typeof own)[Key]>(shared[key] as Parameters<typeof differs<(typeof own)[Key]>>[0], group, own[key]);
  const terms: string[] = [];
  if (isOther("waiting") || isOther("waitingBack")) {
    const back = own.waitingBack;
    terms.push(
      back === null || back === own.waiting
        ? t("prices.own.waits", { minutes: own.waiting })
        : t("prices.own.waitsBoth", { there: own.waiting, back }),
    );
  }
  if (isOther("free")) {
    terms.push(own.free === null ? t("prices.own.noFree") : t("prices.own.free", { time: time(own.free) }));
  }
  if (isOther("delay") && item.start_place.type !== 5) terms.push(t("prices.own.delay", { time: time(own.delay) }));
  const more = item.terms.included.filter((name) => !shared.included.includes(name));
  terms.push(...more.map((name) => tIfKnown(`prices.included.${name}`, name)));
  if (item.flexible_tariff) terms.push(t("prices.flexible"));
  return terms;
}
