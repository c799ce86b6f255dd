import { useQuery } from "@tanstack/react-query";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ORDER_SOURCES } from "#domain/orders/order-source.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";
import { Menu } from "#ui/menu.tsx";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { BoardAsked, FilterName } from "#web/console/board/board-address.ts";
import css from "./filter-panel.module.css";

/** What the filters of numbers choose from. */
type Options = EndpointResult<ConsoleCalls["getBoardOptions"]>;

/** The words of a filter, each with the key of its text. */
function worded<Word extends string, Begin extends string>(words: readonly Word[], begin: Begin) {
  return words.map((word) => ({ word, text: `${begin}.${word}` as const }));
}

/** Filters of words. */
const WORDS = [
  { filter: "state", words: worded(Object.keys(TRIP_MOVES) as TripState[], "console.state") },
  { filter: "driver", words: worded(["missing", "known"], "console.driverIs") },
  { filter: "pay", words: worded(PAY_BYS, "console.payBy") },
  { filter: "mark", words: worded(TRIP_MARKS, "console.mark") },
  { filter: "source", words: worded(ORDER_SOURCES, "console.board.source") },
  { filter: "kind", words: worded(["yachts"], "console.kind") },
] as const;
/** Filters of numbers, whose names the server tells. */
const NUMBERS = ["provider", "car_class", "partner", "company", "staff"] as const;
const SORTS = ["pickup", "-pickup", "-placed", "-changed", "-price", "price"] as const;
const DAYS = ["from", "to", "placed_from", "placed_to"] as const;

/** What each filter may be, by its name; the server is asked for names of numbers once somebody wants them. */
export function useFilterChoices(isWanted: boolean) {
  const { t, api } = useConsole();
  const { data } = useQuery({
    queryKey: ["options"],
    queryFn: ({ signal }) => api("getBoardOptions", { signal }),
    staleTime: 300_000,
    enabled: isWanted,
  });
  const ofNumbers = (name: (typeof NUMBERS)[number]): { key: string; label: string }[] => {
    const list: Options[typeof name] = data?.[name] ?? [];
    return list.map(({ id, name: label }) => ({ key: String(id), label }));
  };
  return [
    ...WORDS.map(({ filter, words }) => ({
      filter,
      items: words.map(({ word, text }) => ({ key: word as string, label: t(text) })),
    })),
    { filter: "country" as const, items: (data?.country ?? []).map(({ code, name }) => ({ key: code, label: name })) },
    ...NUMBERS.map((filter) => ({ filter, items: ofNumbers(filter) })),
  ];
}

type FilterPanelProps = {
  readonly asked: BoardAsked;
  readonly onSet: (name: FilterName, value: string) => void;
};

/** Every filter of the board; several words of one may be chosen. */
export function FilterPanel({ asked: { filters }, onSet }: FilterPanelProps) {
  const { t } = useConsole();
  const choices = useFilterChoices(true);
  const sorted = SORTS.find((sort) => sort === filters.sort) ?? "pickup";
  return (
    <>
      {choices
        .filter(({ items }) => items.length > 0)
        .map(({ filter, items }) => {
          const chosen = filters[filter]?.split(",") ?? [];
          const named = items.filter(({ key }) => chosen.includes(key)).map(({ label }) => label);
          return (
            <Menu
              key={filter}
              label={t(`console.filter.${filter}`)}
              text={named.length === 0 ? t(`console.any.${filter}`) : named.join(", ")}
              mode="check"
              items={items}
              checked={chosen}
              onPick={(_, checked) => onSet(filter, checked.join(","))}
            />
          );
        })}
      {DAYS.map((name) => (
        <label key={name} className={css["day"]}>
          <span>{t(`console.filter.${name}`)}</span>
          <input type="date" value={filters[name] ?? ""} onChange={(event) => onSet(name, event.currentTarget.value)} />
        </label>
      ))}
      <Menu
        label={t("console.filter.sort")}
        text={t(`console.sort.${sorted}`)}
        mode="radio"
        items={SORTS.map((sort) => ({ key: sort, label: t(`console.sort.${sort}`) }))}
        checked={[sorted]}
        onPick={(sort) => onSet("sort", sort === "pickup" ? "" : sort)}
      />
    </>
  );
}
