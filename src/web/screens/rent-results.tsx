import type { UseQueryResult } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { failureWords } from "#web/api/failure-words.ts";
import { RentDetails } from "#web/features/prices/card/rent-details.tsx";
import { withSeatsFor } from "#web/features/prices/with-seats-for.ts";
import { RentAside } from "#web/features/rent/rent-aside.tsx";
import { RentList } from "#web/features/rent/rent-list.tsx";
import { hasPassed } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { ListSkeleton } from "#web/trip/list/list-skeleton.tsx";
import type { EditedSpan } from "#web/trip/use-rent-span.ts";
import css from "./rent.module.css";

type RentResultsProps = {
  readonly place: Suggestion;
  readonly time: EditedSpan;
  readonly prices: UseQueryResult<readonly RentPriceItem[]>;
  readonly onChoose: (item: RentPriceItem) => void;
};

/** The classes of car by the hour at the chosen place, or what to do where there are none. */
export function RentResults({ place, time, prices, onChoose }: RentResultsProps) {
  const page = usePage();
  const { t, options } = page;
  const [{ open }, changeSearch] = useSearchState();
  const { span } = time;
  const items = withSeatsFor(prices.data, options.passengersCount);
  const opened = open === undefined ? undefined : Number(open);
  const name = place.structured_formatting.main_text;
  if (prices.isError && !prices.isFetching && items === undefined) {
    return (
      <ErrorScreen
        look="card"
        level={2}
        title={t("Finder.priceError")}
        message={failureWords(prices.error, page)}
        action={{ label: t("common.retry"), onPress: () => void prices.refetch() }}
      />
    );
  }
  if (items?.length === 0 && !prices.isPlaceholderData) {
    const isOver = hasPassed(span.when, place.timezone, Date.parse(options.now));
    const title = isOver ? t("prices.timePassed") : t("rent.none", { place: name });
    return (
      <ErrorScreen look="card" level={2} title={title} message={t(isOver ? "rent.timePassedHint" : "rent.noneHint")} />
    );
  }
  return (
    <div className={css["results"]}>
      {items === undefined ? (
        <ListSkeleton />
      ) : (
        <RentList
          items={items}
          hours={prices.isPlaceholderData ? (items[0]?.travel_time ?? 0) / 3600 : span.hours}
          renewing={prices.isPlaceholderData || time.isEdited}
          open={opened}
          details={(item) => <RentDetails item={item} when={span.when} onRenew={() => void prices.refetch()} />}
          onOpen={(classId) => changeSearch({ open: classId?.toString() })}
          onChoose={onChoose}
          onTakeHours={(hours) => time.edit({ hours })}
        />
      )}
      <div className={css["aside"]}>
        <RentAside
          place={name}
          zone={place.timezone}
          span={span}
          items={items ?? []}
          chosen={items?.find(({ car_class: car }) => car.car_class_id === opened)}
        />
      </div>
    </div>
  );
}
