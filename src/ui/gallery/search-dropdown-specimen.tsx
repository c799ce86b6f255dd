import { useEffect, useState } from "react";
import { Card } from "#ui/card.tsx";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Building2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ListOption } from "#ui/option-row.tsx";
import { SearchDropdown } from "#ui/search-dropdown.tsx";

/** Rows per page in the specimen, and the milliseconds that a page takes to load. */
const [PAGE, DELAY] = [10, 500];

const texts = {
  ru: {
    live: "Центр затрат",
    filled: "Выбранный центр",
    empty: "Пустой справочник",
    loading: "Первая загрузка",
    lost: "Нет связи",
    cut: "Обрыв на второй странице",
    invalid: "Обязательный центр",
    busy: "Выбор сохраняется",
    off: "Недоступно",
    prompt: "Поиск по названию",
    error: "Выберите центр затрат из списка",
    none: "Такого центра затрат нет",
    shown: (shown: number, all: number) => `Показано ${shown} из ${all}`,
    coming: "Загружаем список",
    failed: "Список не загрузился",
    retry: "Повторить",
    clear: "Очистить",
    open: "Показать список",
    areas: ["Продажи", "Логистика", "Финансы", "Кадры", "Разработка", "Поддержка"],
    cities: ["Москва", "Казань", "Самара", "Пермь", "Сочи", "Тула"],
  },
  en: {
    live: "Cost centre",
    filled: "Chosen centre",
    empty: "Nothing to choose from",
    loading: "First page under way",
    lost: "No connection",
    cut: "Cut off after the first page",
    invalid: "Required centre",
    busy: "Choice being saved",
    off: "Disabled",
    prompt: "Search by name",
    error: "Choose a cost centre from the list",
    none: "There is no such cost centre",
    shown: (shown: number, all: number) => `${shown} of ${all} shown`,
    coming: "Loading the list",
    failed: "The list did not load",
    retry: "Try again",
    clear: "Clear",
    open: "Show the list",
    areas: ["Sales", "Logistics", "Finance", "People", "Engineering", "Support"],
    cities: ["London", "Leeds", "Bristol", "Cardiff", "York", "Bath"],
  },
};

function centresOf(locale: GalleryLocale): readonly ListOption[] {
  const { areas, cities } = texts[locale];
  const names = areas.flatMap((area) => cities.map((city) => `${area}, ${city}`));
  return names.slice(0, 34).map((primary) => ({ key: primary, primary }));
}

/** Pages of made-up rows; each loads after a moment or, from page `lostFrom` on, fails. */
function usePages(all: readonly ListOption[], lostFrom: number) {
  const [asked, setAsked] = useState({ text: "", page: 1 });
  const [answered, setAnswered] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(asked), DELAY);
    return () => clearTimeout(timer);
  }, [asked]);
  const { text, page } = answered;
  const found = all.filter(({ primary }) => primary.toLowerCase().includes(text.trim().toLowerCase()));
  const options = found.slice(0, Math.min(page, lostFrom - 1) * PAGE);
  const isAsking = asked !== answered;
  return {
    options,
    count: found.length,
    hasMore: options.length < found.length,
    searching: isAsking && (options.length === 0 || asked.text !== text),
    loadingMore: isAsking && asked.text === text && options.length > 0,
    isLost: !isAsking && page >= lostFrom,
    onSearch: (next: string) => setAsked({ text: next, page: 1 }),
    onMore: () => setAsked({ text, page: page + 1 }),
    retry: () => setAsked({ ...asked }),
  };
}

type LiveProps = FieldBoxProps & {
  readonly locale: GalleryLocale;
  readonly start?: number;
  readonly required?: boolean;
  readonly rows?: number;
  readonly searching?: boolean;
  readonly lostFrom?: number;
};

function LiveDropdown({
  locale,
  start,
  rows = 34,
  searching = false,
  lostFrom = Infinity,
  error,
  ...field
}: LiveProps) {
  const t = texts[locale];
  const all = centresOf(locale).slice(0, rows);
  const [value, setValue] = useState<ListOption | null>(start === undefined ? null : (all[start] ?? null));
  const { retry, isLost, ...pages } = usePages(all, lostFrom);
  return (
    <SearchDropdown
      icon={<Icon glyph={Building2} />}
      {...field}
      {...pages}
      searching={searching || pages.searching}
      options={searching ? [] : pages.options}
      value={value}
      error={value === null ? error : undefined}
      placeholder={t.prompt}
      emptyText={t.none}
      loadingText={t.coming}
      resultsText={t.shown(pages.options.length, pages.count)}
      failure={isLost ? { text: t.failed, retryLabel: t.retry, onRetry: retry } : undefined}
      clearLabel={`${t.clear}: ${field.label}`}
      openLabel={`${t.open}: ${field.label}`}
      onChange={setValue}
    />
  );
}

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <Card>
      <States>
        <LiveDropdown locale={locale} label={t.live} />
        <LiveDropdown locale={locale} label={t.filled} start={3} />
        <LiveDropdown locale={locale} label={t.invalid} required error={t.error} />
        <LiveDropdown locale={locale} label={t.loading} searching />
        <LiveDropdown locale={locale} label={t.empty} rows={0} />
        <LiveDropdown locale={locale} label={t.lost} lostFrom={1} />
        <LiveDropdown locale={locale} label={t.cut} lostFrom={2} />
        <LiveDropdown locale={locale} label={t.off} disabled start={7} />
        <LiveDropdown locale={locale} label={t.busy} busy start={12} />
      </States>
    </Card>
  );
}

/** A choice from a long list that loads page by page. */
export const searchDropdownSpecimen: Specimen = {
  key: "search-dropdown",
  title: { ru: "Список с поиском", en: "Search dropdown" },
  Show,
};
