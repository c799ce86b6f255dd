import type { PriceItem } from "#contract/prices/prices.ts";
import { carGroup } from "#domain/prices/car-group.ts";
import { Clock, Luggage, Star, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { SharedTerms } from "#web/features/prices/list/car-terms.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./card-facts.module.css";
import { ownTerms } from "./own-terms.ts";
import { ratingWords } from "./rating-words.ts";

type CardFactsProps = {
  readonly item: PriceItem;
  readonly roundTrip: boolean;
  readonly shared: SharedTerms;
};

/** Seats, suitcases and rating of a car, and the first thing in which it differs from the others. */
export function CardFacts({ item, roundTrip, shared }: CardFactsProps) {
  const page = usePage();
  const { t, locale } = page;
  const { capacity, luggage_capacity: bags, car_class_id: classId } = item.car_class;
  const { rating } = item.service_provider;
  const [own] = ownTerms(item, roundTrip, { shared, group: carGroup(classId) }, page);
  return (
    <ul className={css["facts"]}>
      <Fact glyph={Users} shown={capacity} spoken={t("prices.seats", { count: capacity })} />
      <Fact glyph={Luggage} shown={bags} spoken={t("prices.luggage", { count: bags })} />
      {rating !== null && (
        <Fact
          glyph={Star}
          shown={ratingWords(rating, locale)}
          spoken={t("prices.rating", { rating: ratingWords(rating, locale) })}
          yields={own !== undefined}
        />
      )}
      {own !== undefined && (
        <li data-own="">
          <Icon glyph={Clock} size={18} />
          {own}
        </li>
      )}
    </ul>
  );
}

type FactProps = {
  readonly glyph: typeof Users;
  readonly shown: number | string;
  readonly spoken: string;
  /** Makes room for a longer fact on a phone; the opened card has it. */
  readonly yields?: boolean;
};

function Fact({ glyph, shown, spoken, yields = false }: FactProps) {
  return (
    <li data-yields={yields || undefined}>
      <Icon glyph={glyph} size={18} />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </li>
  );
}
