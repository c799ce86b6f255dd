import { formatDuration } from "#i18n/format.ts";
import { Segmented } from "#ui/segmented.tsx";
import type { ListedItem } from "#web/features/prices/list/listed-item.ts";
import { usePage } from "#web/page/page.tsx";

type FreeUntilFilterProps = {
  readonly cars: readonly ListedItem[];
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
};

/** The most choices beside "any". */
const MOST_CHOICES = 3;

/** Until when cancelling must be free; asked only where cars differ in it. */
export function FreeUntilFilter({ cars, value, onChange }: FreeUntilFilterProps) {
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
