import { useState } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { filtersSet, passesFilters } from "#domain/prices/car-filters.ts";
import type { CarGroup } from "#domain/prices/car-groups.ts";
import { carList, type CarGroupList } from "#domain/prices/car-list.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CopyTab } from "#web/features/prices/copy/copy-tab.tsx";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { CarGroups, groupPlace } from "#web/trip/list/car-group.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { CarGroupRows } from "./car-group-rows.tsx";
import { sharedTerms } from "./car-terms.ts";
import { filtersOf, orderOf, partyOf } from "./filters-of-search.ts";
import { FRESH_FILTERS } from "./fresh-filters.ts";
import { ListHead } from "./list-head.tsx";
import { ListTools } from "./list-tools.tsx";
import { listedItem, type ListedItem } from "./listed-item.ts";
import { PeopleRanges } from "./people-ranges.tsx";
import css from "./price-list.module.css";

type PriceListProps = {
  readonly items: readonly PriceItem[];
  /** The route of the prices. */
  readonly way: Omit<PickedOffer, "price">;
  /** The prices are being asked for again; these are still those from before. */
  readonly isAsking: boolean;
  /** Until then the list shows its beginning, without drawings. */
  readonly isWhole: boolean;
  readonly onChoose: (offer: PickedOffer) => void;
  /** Renews the prices. */
  readonly onRenew: () => void;
};

/** The car classes of a route in groups; people, filters and order change it without asking anybody. */
export function PriceList({ items, way, isAsking, isWhole, onChoose, onRenew }: PriceListProps) {
  const { t } = usePage();
  const [search, changeSearch] = useSearchState();
  const [unfolded, setUnfolded] = useState<readonly CarGroup[]>([]);
  const [marked, setMarked] = useState<readonly string[]>();
  const party = { ...partyOf(search), stops: way.stops?.length ?? 0 };
  const filters = filtersOf(search);
  const all = items.map((item) => listedItem(item, way));
  const shown = all.filter((car) => passesFilters(car, filters));
  const groups = carList(shown, party, orderOf(search));
  const shared = sharedTerms(items, way.roundTrip);
  const openGroup = groups.find(({ cars }) => cars.some(({ car }) => String(car.classId) === search.open))?.group;
  const isOpen = (group: CarGroup, index: number) =>
    index === 0 || filters.groups.length > 0 || group === openGroup || unfolded.includes(group);
  const isCopying = marked !== undefined;
  const toggleCopying = () => setMarked(isCopying ? undefined : []);

  return (
    <section aria-labelledby="prices-heading" aria-busy={isAsking || !isWhole} className={css["prices"]}>
      <ListHead count={shown.length} isCopying={isCopying} onCopy={toggleCopying} />
      <VisuallyHidden live>{t("prices.loaded", { count: shown.length })}</VisuallyHidden>
      <div className={css["tools"]}>
        <PeopleRanges
          seats={items.map(({ car_class: car }) => car.capacity)}
          party={party}
          onPeople={(people) => changeSearch({ people })}
        />
        <ListTools cars={all} shown={shown.length} hasBar={isWhole && !isCopying} onCopy={toggleCopying} />
      </div>
      {shown.length === 0 && (
        <div className={css["nothing"]} data-surface="paper">
          <p>{t("prices.filters.nothing")}</p>
          <Button look="link" onClick={() => changeSearch(FRESH_FILTERS)}>
            {t("prices.filters.reset")}
          </Button>
        </div>
      )}
      <CarGroups>
        {(isWhole ? groups : beginning(groups)).map((list, index) => (
          <CarGroupRows
            key={list.group}
            list={list}
            isDrawn={isWhole}
            party={party}
            way={way}
            shared={shared}
            place={groupPlace(groups, index)}
            open={isOpen(list.group, index)}
            onOpen={(open) =>
              setUnfolded(open ? [...unfolded, list.group] : unfolded.filter((group) => group !== list.group))
            }
            openCard={search.open}
            onOpenCard={(open) => changeSearch({ open })}
            marked={marked}
            onMark={setMarked}
            onChoose={onChoose}
            onRenew={onRenew}
          />
        ))}
      </CarGroups>
      {shown.length < items.length && shown.length > 0 && filtersSet(filters) > 0 && (
        <p className={css["hidden"]}>
          {t("prices.filters.hidden", { count: items.length - shown.length })}{" "}
          <Button look="link" size="card" onClick={() => changeSearch(FRESH_FILTERS)}>
            {t("prices.filters.reset")}
          </Button>
        </p>
      )}
      {isCopying && (
        <CopyTab
          cars={shown.map(({ item }) => item)}
          marked={marked}
          way={way}
          onMarkAll={setMarked}
          onClose={() => setMarked(undefined)}
        />
      )}
    </section>
  );
}

/** What of a list is on the first screen of a phone. */
function beginning(groups: readonly CarGroupList<ListedItem>[]): readonly CarGroupList<ListedItem>[] {
  return groups.slice(0, 1).map((group) => ({ ...group, cars: group.cars.slice(0, 3) }));
}
