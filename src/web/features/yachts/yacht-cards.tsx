import { useQuery } from "@tanstack/react-query";
import { YACHT_CARDS_SHOWN } from "#domain/yachts/yacht-cards.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { SHORES } from "#web/features/yachts/drawings/shores.tsx";
import { YachtScene } from "#web/features/yachts/drawings/yacht-scene.tsx";
import { usePage } from "#web/page/page.tsx";
import { recentYachtsQuery } from "./recent-yachts-query.ts";
import css from "./yacht-cards.module.css";

/** Six of the trips that others asked for, drawn by chance; examples say that they are. */
export function YachtCards() {
  const { t, locale } = usePage();
  const { data } = useQuery(recentYachtsQuery(useLastingApi(), locale));
  return (
    <section aria-labelledby="yacht-recent" aria-busy={data === undefined}>
      <h2 id="yacht-recent">{t(data?.areExamples === false ? "yachts.recent" : "yachts.examples")}</h2>
      {data?.areExamples !== false && <p className={css["hint"]}>{t("yachts.examplesHint")}</p>}
      {/* On a phone the cards scroll sideways, by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css["cards"]} tabIndex={0} aria-labelledby="yacht-recent">
        {data === undefined
          ? Array.from({ length: YACHT_CARDS_SHOWN }, (_, index) => (
              <li key={index} className={css["card"]} data-surface="paper">
                <div className={css["picture"]} />
                <div className={css["words"]}>
                  <Skeleton shape="title" width="half" />
                  <Skeleton width="third" />
                </div>
              </li>
            ))
          : data.cards.map(({ city, hours, guests }) => (
              <li key={`${city} ${hours} ${guests}`} className={css["card"]} data-surface="paper">
                <div className={css["picture"]}>
                  <YachtScene shore={SHORES[city]} guests={guests} />
                </div>
                <div className={css["words"]}>
                  <h3>{t(`yachts.city.${city}`)}</h3>
                  <p>
                    {t("yachts.hours", { count: hours })}, {t("yachts.guests", { count: guests })}
                  </p>
                </div>
              </li>
            ))}
      </ul>
    </section>
  );
}
