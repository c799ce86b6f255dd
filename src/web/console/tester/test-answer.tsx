import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { Segmented } from "#ui/segmented.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ClassList } from "./class-list.tsx";
import { ComparedCard } from "./compared-card.tsx";
import { GroundsCard } from "./grounds-card.tsx";
import { GroundsMap } from "./grounds-map.tsx";
import { NotCounted } from "./not-counted.tsx";
import { OfferLines } from "./offer-lines.tsx";
import css from "./tester-page.module.css";
import type { Tester } from "./use-tester.ts";

type TestAnswerProps = { readonly tester: Tester; readonly answer: PriceTestView };

/** The answer in three columns: the classes, the price of the chosen one line by line, and what it rests on. */
export function TestAnswer({ tester, answer }: TestAnswerProps) {
  const { t } = useConsole();
  const {
    asked,
    ask,
    query,
    chosen,
    offer,
    isBusy,
    compared: { data: sold },
  } = tester;
  return (
    <div className={css["columns"]} aria-busy={isBusy}>
      <ClassList
        classes={answer.classes}
        currency={answer.currency}
        chosen={chosen?.class_id}
        onChoose={(id) => ask({ ...asked, class: String(id), tariff: "" })}
      />
      <div className={css["column"]}>
        {chosen !== undefined && chosen.offers.length > 1 && (
          <Segmented
            label={t("console.tester.providers")}
            options={chosen.offers.slice(0, 4).map(({ tariff_id: id, provider }) => ({
              value: String(id),
              label: provider.name,
            }))}
            value={String(offer?.tariff_id ?? "")}
            onChange={(tariff) => ask({ ...asked, class: String(chosen.class_id), tariff })}
          />
        )}
        {chosen !== undefined && offer === undefined && (
          <p className={css["empty"]}>
            {chosen.name}: {chosen.why}
          </p>
        )}
        {chosen !== undefined && offer !== undefined && (
          <>
            <OfferLines
              answer={answer}
              className={chosen.name}
              offer={offer}
              withBack={asked.back === "1" && answer.ride !== null}
            />
            <NotCounted offer={offer} version={answer.book.version} />
          </>
        )}
      </div>
      <div className={css["column"]}>
        {sold !== undefined && <ComparedCard compared={sold} />}
        {offer !== undefined && chosen !== undefined && query !== undefined && (
          <GroundsCard grounds={offer.grounds}>
            <GroundsMap
              query={query}
              classId={chosen.class_id}
              tariffId={offer.tariff_id}
              counting={[...offer.grounds.start, ...offer.grounds.finish]
                .filter(({ counts_for: entries }) => entries.length > 0)
                .map(({ name }) => name)}
            />
          </GroundsCard>
        )}
      </div>
    </div>
  );
}
