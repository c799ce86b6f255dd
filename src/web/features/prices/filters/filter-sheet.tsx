import { filtersSet, passesFilters } from "#domain/prices/car-filters.ts";
import { carList } from "#domain/prices/car-list.ts";
import { NO_PARTY } from "#domain/prices/party-fit.ts";
import { formatDuration } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { filtersOf, orderOf, partyOf } from "#web/features/prices/list/filters-of-search.ts";
import { FRESH_FILTERS } from "#web/features/prices/list/fresh-filters.ts";
import type { ListedItem } from "#web/features/prices/list/listed-item.ts";
import { type Page, usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState, type ChangeSearch } from "#web/page/use-search-state.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { ratingWords } from "#web/trip/list/rating-words.ts";
import { FilterRow } from "./filter-row.tsx";
import css from "./filter-sheet.module.css";
import { providersOf } from "./providers-of.ts";

type ProviderFilterProps = {
  readonly cars: readonly ListedItem[];
  readonly chosen: readonly string[];
  readonly onChange: (id: string, isOn: boolean) => void;
};

/** Who may drive; asked only where there is a choice. */
function ProviderFilter({ cars, chosen, onChange }: ProviderFilterProps) {
  const { t, locale } = usePage();
  const providers = providersOf(cars);
  if (providers.length < 2) return null;
  return (
    <fieldset>
      <legend>{t("prices.filters.provider")}</legend>
      {providers.map(({ id, title, rating, classes }) => (
        <FilterRow
          key={id}
          label={title}
          note={rating === null ? undefined : ratingWords(rating, locale)}
          aside={t("prices.count", { count: classes })}
          checked={chosen.includes(String(id))}
          onChange={(isOn) => onChange(String(id), isOn)}
        />
      ))}
    </fieldset>
  );
}

type FreeUntilFilterProps = {
  readonly cars: readonly ListedItem[];
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
};

/** The most choices beside "any". */
const MOST_CHOICES = 3;

/** Until when cancelling must be free; asked only where cars differ in it. */
function FreeUntilFilter({ cars, value, onChange }: FreeUntilFilterProps) {
  const { t, locale } = usePage();
  const known = new Set(cars.flatMap(({ freeCancellation: minutes }) => (minutes === null ? [] : [minutes])));
  const choices = [...known].sort((a, b) => a - b).slice(0, MOST_CHOICES);
  if (choices.length < 2) return null;
  return (
    <Segmented
      label={t("prices.filters.cancel")}
      showLabel
      value={String(choices.find((minutes) => minutes === value) ?? 0)}
      options={[
        { value: "0", label: t("prices.filters.any") },
        ...choices.map((minutes) => ({
          value: String(minutes),
          label: t("prices.filters.before", { time: formatDuration(minutes * 60, locale) }),
        })),
      ]}
      onChange={(minutes) => onChange(minutes === "0" ? undefined : Number(minutes))}
    />
  );
}

type FilterSheetProps = {
  readonly cars: readonly ListedItem[];
  readonly onClose: () => void;
};

/** The most people, bags or children that can be asked for. */
const MOST = 99;

/** All filters of the list; the button counts what they leave while they are set. */
export function FilterSheet({ cars, onClose }: FilterSheetProps) {
  const page = usePricedPage();
  const { t, locale, money } = page;
  const [search, changeSearch] = useSearchState();
  const filters = filtersOf(search);
  const left = cars.filter((car) => passesFilters(car, filters)).length;
  const groups = carList(cars, NO_PARTY, "cheap");
  const toggled = <Value,>(values: readonly Value[], value: Value, isOn: boolean) =>
    isOn ? [...values, value] : values.filter((one) => one !== value);
  const someFlexible = cars.some(({ isFlexible }) => isFlexible) && cars.some(({ isFlexible }) => !isFlexible);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("prices.filters")}
      closeLabel={t("common.close")}
      footer={
        <Button look="primary" size="main" wide disabled={left === 0} onClick={onClose}>
          {left === 0 ? t("prices.filters.nothing") : t("prices.filters.show", { count: left })}
        </Button>
      }
    >
      <div className={css["filters"]}>
        <Button
          look="link"
          size="card"
          disabled={filtersSet(filters) === 0}
          onClick={() => changeSearch(FRESH_FILTERS)}
        >
          {t("prices.filters.reset")}
        </Button>
        <fieldset>
          <legend>{t("prices.filters.cars")}</legend>
          {groups.map(({ group, seats, cheapest, cars: own }) => (
            <FilterRow
              key={group}
              label={t(`prices.group.${group}`)}
              note={t("prices.groupShort", { people: seats })}
              picture={own[0] && <CarDrawing {...classDrawing(own[0].car.item.car_class)} />}
              aside={money(cheapest, own[0]?.car.item.currency)}
              checked={filters.groups.includes(group)}
              onChange={(isOn) => changeSearch({ groups: toggled(filters.groups, group, isOn) })}
            />
          ))}
        </fieldset>
        <ProviderFilter
          cars={cars}
          chosen={search.providers}
          onChange={(id, isOn) => changeSearch({ providers: toggled(search.providers, id, isOn) })}
        />
        <Segmented
          label={t("prices.filters.rating")}
          showLabel
          value={search.rating ?? "0"}
          options={[
            { value: "0", label: t("prices.filters.any") },
            { value: "4", label: t("prices.filters.ratingFrom", { rating: ratingWords(4, locale) }) },
            { value: "4.5", label: t("prices.filters.ratingFrom", { rating: ratingWords(4.5, locale) }) },
          ]}
          onChange={(rating) => changeSearch({ rating: rating === "0" ? undefined : rating })}
        />
        <FreeUntilFilter cars={cars} value={search.freeUntil} onChange={(freeUntil) => changeSearch({ freeUntil })} />
        {someFlexible && (
          <FilterRow
            label={t("prices.filters.fixedPrice")}
            checked={search.fixedPrice}
            onChange={(fixedPrice) => changeSearch({ fixedPrice })}
          />
        )}
        <Segmented
          label={t("prices.order")}
          showLabel
          value={orderOf(search)}
          options={(["cheap", "best"] as const).map((value) => ({ value, label: t(`prices.order.${value}`) }))}
          onChange={(order) => changeSearch({ order: order === "best" ? order : undefined })}
        />
        <Travellers page={page} party={partyOf(search)} onChange={changeSearch} />
      </div>
    </Dialog>
  );
}

type TravellersProps = {
  readonly page: Page;
  readonly party: ReturnType<typeof partyOf>;
  readonly onChange: ChangeSearch;
};

/** Who travels with how much: seats and luggage are asked by this, and cars that are too small say so. */
function Travellers({ page: { t }, party, onChange }: TravellersProps) {
  const row = (name: "people" | "children" | "bags", value: number, least: number) => (
    <NumberStepper
      label={t(`prices.party.${name}`)}
      value={value}
      min={least}
      max={MOST}
      lessLabel={t("prices.party.less", { name: t(`prices.party.${name}`) })}
      moreLabel={t("prices.party.more", { name: t(`prices.party.${name}`) })}
      onChange={(next) => onChange({ [name]: next === 0 ? undefined : next })}
    />
  );
  return (
    <fieldset>
      <legend>{t("prices.party")}</legend>
      {row("people", party.people ?? 0, 0)}
      {row("children", party.children, 0)}
      {row("bags", party.bags, 0)}
    </fieldset>
  );
}
