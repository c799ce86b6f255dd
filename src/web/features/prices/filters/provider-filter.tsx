import type { ListedItem } from "#web/features/prices/list/listed-item.ts";
import { usePage } from "#web/page/page.tsx";
import { ratingWords } from "#web/trip/list/rating-words.ts";
import { FilterRow } from "./filter-row.tsx";
import { providersOf } from "./providers-of.ts";

type ProviderFilterProps = {
  readonly cars: readonly ListedItem[];
  readonly chosen: readonly string[];
  readonly onChange: (id: string, isOn: boolean) => void;
};

/** Who may drive; asked only where there is a choice. */
export function ProviderFilter({ cars, chosen, onChange }: ProviderFilterProps) {
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
