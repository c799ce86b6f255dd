import type { PriceItem } from "#contract/prices/prices.ts";
import { carGroup } from "#domain/prices/car-group.ts";
import { Clock } from "#ui/glyphs.ts";
import type { SharedTerms } from "#web/features/prices/list/car-terms.ts";
import { usePage } from "#web/page/page.tsx";
import { CarFacts } from "#web/trip/list/car-facts.tsx";
import { ownTerms } from "./own-terms.ts";

type CardFactsProps = {
  readonly item: PriceItem;
  readonly roundTrip: boolean;
  readonly shared: SharedTerms;
};

/** Seats, suitcases and rating of a car, and the first thing in which it differs from the others. */
export function CardFacts({ item, roundTrip, shared }: CardFactsProps) {
  const page = usePage();
  const group = carGroup(item.car_class.car_class_id);
  const [own] = ownTerms(item, roundTrip, { shared, group }, page);
  return <CarFacts item={item} own={own === undefined ? [] : [{ glyph: Clock, text: own, tone: "good" }]} />;
}
