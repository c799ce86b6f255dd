import type { PriceItem } from "#contract/prices/prices.ts";
import { Luggage, Star, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./car-facts.module.css";
import { ratingWords } from "./rating-words.ts";

/** Something that sets a car apart from others in its list. */
export type OwnFact = {
  readonly glyph: typeof Users;
  readonly text: string;
  /** Something to like, or something that stands against the choice as it is. */
  readonly tone: "plain" | "good" | "warning";
};

type CarFactsProps = {
  readonly item: Pick<PriceItem, "car_class" | "service_provider">;
  /** Most important first; those for which the line has no room are said in the opened card. */
  readonly own: readonly OwnFact[];
};

/** Seats, suitcases and rating of a car in one line, and in what it differs from the others. */
export function CarFacts({ item, own }: CarFactsProps) {
  const { t, locale } = usePage();
  const { capacity, luggage_capacity: bags } = item.car_class;
  const { rating } = item.service_provider;
  return (
    <ul className={css["facts"]}>
      <Fact glyph={Users} shown={capacity} spoken={t("prices.seats", { count: capacity })} />
      <Fact glyph={Luggage} shown={bags} spoken={t("prices.luggage", { count: bags })} />
      {own.map(({ glyph, text, tone }) => (
        <li key={text} data-tone={tone}>
          <Icon glyph={glyph} size={18} />
          {text}
        </li>
      ))}
      {rating !== null && (
        <Fact
          glyph={Star}
          shown={ratingWords(rating, locale)}
          spoken={t("prices.rating", { rating: ratingWords(rating, locale) })}
        />
      )}
    </ul>
  );
}

type FactProps = {
  readonly glyph: typeof Users;
  readonly shown: number | string;
  readonly spoken: string;
};

function Fact({ glyph, shown, spoken }: FactProps) {
  return (
    <li>
      <Icon glyph={glyph} size={18} />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </li>
  );
}
