import { useState } from "react";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";
import { Link as LinkGlyph, SlidersHorizontal, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { BoardAsked } from "./board-address.ts";
import css from "./filter-bar.module.css";

/** Filters of words, with where the words of each stand. */
const CHOICES = [
  { filter: "state", words: Object.keys(TRIP_MOVES) as TripState[], texts: "state" },
  { filter: "driver", words: ["missing", "known"], texts: "driverIs" },
  { filter: "pay", words: ["card", "cash"], texts: "payBy" },
  { filter: "mark", words: TRIP_MARKS, texts: "mark" },
] as const;
const SORTS = ["pickup", "-placed", "-changed", "-price"] as const;

type FilterBarProps = {
  readonly asked: BoardAsked;
  readonly total: number | undefined;
  readonly all: number | undefined;
  readonly onAsk: (asked: BoardAsked) => void;
};

/** The filters of the board, all of which stand in its address. */
export function FilterBar({ asked, total, all, onAsk }: FilterBarProps) {
  const { t } = useConsole();
  const { filters } = asked;
  const [copied, setCopied] = useState(false);
  // A phone has no room for what is seldom needed.
  const [isOpen, setOpen] = useState(false);
  const set = (name: keyof typeof filters, value: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onAsk({ ...asked, filters: value === undefined || value === "" ? others : { ...others, [name]: value } });
  };
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <search className={css["bar"]} data-open={isOpen || undefined}>
      <span className={css["opener"]}>
        <BarButton
          icon={<Icon glyph={SlidersHorizontal} size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t("console.filters")}
        </BarButton>
      </span>
      {CHOICES.map(({ filter, words, texts }) => (
        <Choice
          key={filter}
          label={t(`console.filter.${filter}`)}
          any={t(`console.any.${filter}`)}
          items={words.map((word) => ({ key: word, label: t(`console.${texts}.${word}`) }))}
          chosen={asked.filters[filter]?.split(",") ?? []}
          onChoose={(chosen) => set(filter, chosen.join(","))}
        />
      ))}
      <Day label={t("console.filter.from")} value={filters.from} onChange={(day) => set("from", day)} />
      <Day label={t("console.filter.to")} value={filters.to} onChange={(day) => set("to", day)} />
      <input
        key={filters.place ?? ""}
        className={css["text"]}
        type="search"
        aria-label={t("console.filter.place")}
        placeholder={t("console.filter.place")}
        defaultValue={filters.place}
        maxLength={100}
        onKeyDown={(event) => event.key === "Enter" && set("place", event.currentTarget.value.trim())}
        onBlur={(event) =>
          event.currentTarget.value.trim() !== (filters.place ?? "") && set("place", event.currentTarget.value.trim())
        }
      />
      <Menu
        label={t("console.filter.sort")}
        text={t(`console.sort.${filters.sort ?? "pickup"}`)}
        mode="radio"
        items={SORTS.map((sort) => ({ key: sort, label: t(`console.sort.${sort}`) }))}
        checked={[filters.sort ?? "pickup"]}
        onPick={(sort) => set("sort", sort === "pickup" ? undefined : sort)}
      />
      {Object.keys(filters).length > 0 && (
        <BarButton icon={<Icon glyph={X} size={16} />} onClick={() => onAsk({ ...asked, filters: {} })}>
          {t("console.clear")}
        </BarButton>
      )}
      <span className={css["space"]} />
      <span className={css["count"]}>
        {total !== undefined && all !== undefined && t("console.ofAll", { count: total, all })}
      </span>
      <BarButton icon={<Icon glyph={LinkGlyph} size={16} />} onClick={copy}>
        {t(copied ? "console.copied" : "console.copyLink")}
      </BarButton>
    </search>
  );
}

type ChoiceProps = {
  readonly label: string;
  /** Said where nothing is chosen. */
  readonly any: string;
  readonly items: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** One filter of words, of which several may be chosen; an unknown one of an old address is not among them. */
function Choice({ label, any, items, chosen, onChoose }: ChoiceProps) {
  const named = items.filter(({ key }) => chosen.includes(key)).map((item) => item.label);
  return (
    <Menu
      label={label}
      text={named.length === 0 ? any : named.join(", ")}
      mode="check"
      items={items}
      checked={[...chosen]}
      onPick={(_, checked) => onChoose(checked)}
    />
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
};

/** One end of a period. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <label className={css["day"]}>
      <span>{label}</span>
      <input type="date" value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
