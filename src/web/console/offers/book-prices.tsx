import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./book-prices.module.css";
import type { Choices, WayDraft } from "./way-draft.ts";

type BookPricesProps = {
  readonly choices: Choices;
  readonly isBothWays: boolean;
  readonly onTake: (taken: Partial<WayDraft>) => void;
};

/** What the book asks for this way by now, to be taken over with a press; nothing where it sells nothing there. */
export function BookPrices({ choices, isBothWays, onTake }: BookPricesProps) {
  const { t, locale } = useConsole();
  const there = choices.prices.filter(({ back }) => !back);
  if (there.length === 0) return <p className={css["none"]}>{t("console.requests.noBookPrice")}</p>;
  return (
    <div className={css["prices"]}>
      <h3 className={css["title"]}>{t("console.requests.bookPrices")}</h3>
      <ul className={css["list"]}>
        {there.slice(0, 6).map((one) => {
          const provider = choices.providers.find(({ id }) => id === one.provider_id);
          const carClass = provider?.classes.find(({ id }) => id === one.car_class_id);
          const back = isBothWays
            ? choices.prices.find((other) => other.back && other.car_class_id === one.car_class_id)
            : undefined;
          return (
            <li key={one.car_class_id} className={css["price"]}>
              <span>{[carClass?.name, provider?.name].filter(Boolean).join(" · ")}</span>
              <b>
                {[one, back]
                  .flatMap((way) => (way === undefined ? [] : sumWords(way.price, way.currency, locale)))
                  .join(" + ")}
              </b>
              <BarButton
                onClick={() =>
                  onTake({
                    provider: String(one.provider_id),
                    carClass: String(one.car_class_id),
                    price: String(one.price),
                    ...(back !== undefined && { backPrice: String(back.price) }),
                    currency: one.currency,
                    terms: one.terms,
                  })
                }
              >
                {t("console.requests.take")}
              </BarButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
