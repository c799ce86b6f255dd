import type { Praise } from "#contract/page-options.ts";
import { Card } from "#ui/card.tsx";
import { Star } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./praise-block.module.css";

const FIVE = [1, 2, 3, 4, 5] as const;

/** What travellers say, with where the rating comes from. */
export function PraiseBlock({ praise }: { readonly praise: Praise }) {
  const { t, locale } = usePage();
  const { rating, source, reviews } = praise;
  return (
    <section className={css["praise"]}>
      <h2>{t("partners.reviews")}</h2>
      {rating !== undefined && (
        <p className={css["rating"]}>
          <span className={css["stars"]}>
            {FIVE.map((star) => (
              <span key={star} data-full={star <= Math.round(rating) || undefined}>
                <Icon glyph={Star} size={20} />
              </span>
            ))}
          </span>
          <b>{t("partners.rating", { rating: rating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}</b>
          {source && (
            <span className={css["source"]}>
              {source.url === undefined ? (
                source.title
              ) : (
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {source.title}
                </a>
              )}
            </span>
          )}
        </p>
      )}
      {reviews.length > 0 && (
        <ul className={css["reviews"]}>
          {reviews.map(({ text, name, ride }) => (
            <Card as="li" key={`${name} ${text}`}>
              <blockquote>{text}</blockquote>
              <p className={css["who"]}>
                <b>{name}</b>
                {ride}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
