import { useState, type RefObject } from "react";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { formatDay } from "#i18n/format.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Bookmark, Check, Columns3, Link as LinkGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { BoardAsked, FilterName } from "#web/console/board/board-address.ts";
import { KeyCap } from "#web/console/keys/key-cap.tsx";
import { FilterPanel, useFilterChoices } from "./filter-panel.tsx";

type BoardFiltersProps = {
  readonly asked: BoardAsked;
  readonly total: number | undefined;
  readonly all: number | undefined;
  /** Name of the kept view that stands; undefined for none. */
  readonly view: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The field that finds within the list. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAsk: (asked: BoardAsked) => void;
  readonly onViews: () => void;
  /** Absent where the trips are cards. */
  readonly onColumns: (() => void) | undefined;
};

/** What narrows the board: each filter that counts as a chip, all of them behind one button; everything stands in the address. */
export function BoardFilters(props: BoardFiltersProps) {
  const { asked, total, all, view, isOpen, field, onAsk } = props;
  const { t, locale } = useConsole();
  const { filters } = asked;
  const [copied, setCopied] = useState(false);
  // A phone has one row of room: what stands at its ends is an icon there.
  const isPhone = props.onColumns === undefined;
  const set = (name: FilterName, value: string) => {
    const { [name]: _, ...others } = filters;
    onAsk({ ...asked, filters: value === "" ? others : { ...others, [name]: value } });
  };
  const counting = (Object.keys(filters) as FilterName[]).filter((name) => name !== "sort" && name !== "place");
  const choices = useFilterChoices(counting.length > 0);
  const wordsOf = (name: FilterName): string => {
    const value = filters[name] ?? "";
    // A day that no calendar has is told as it stands; the list leaves it out and says so.
    if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return formatDay(value, locale);
    const items = choices.find(({ filter }) => filter === name)?.items ?? [];
    const labels = value.split(",").map((word) => items.find(({ key }) => key === word)?.label ?? word);
    return labels.join(", ");
  };
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <FilterBar
      start={
        <BarButton
          icon={<Icon glyph={Bookmark} size={16} />}
          command="views"
          onClick={props.onViews}
          {...(isPhone && { "aria-label": t("console.board.views") })}
        >
          {!isPhone && (view ?? t("console.board.views"))}
        </BarButton>
      }
      label={t("console.filters")}
      keys={<KeyCap of="filters" />}
      isOpen={isOpen}
      onOpen={props.onOpen}
      panel={<FilterPanel asked={asked} onSet={set} />}
      chips={counting.map((name) => {
        const words = { name: t(`console.filter.${name}`), value: wordsOf(name) };
        return { key: name, ...words, dropLabel: t("console.board.filter.drop", words) };
      })}
      onDrop={(key) => set(key as FilterName, "")}
      field={{
        label: t("console.filter.place"),
        value: filters.place ?? "",
        most: STAFF_TEXTS.sought,
        onAsk: (text) => set("place", text),
      }}
      fieldRef={field}
      clear={
        Object.keys(filters).length > 1
          ? { label: t("console.clear"), onPress: () => onAsk({ ...asked, filters: {} }) }
          : undefined
      }
      count={[
        isPhone && view,
        isPhone && copied && t("console.copied"),
        total !== undefined && all !== undefined && t("console.ofAll", { count: total, all }),
      ]
        .filter(Boolean)
        .join(" · ")}
      end={
        <>
          <BarButton
            icon={<Icon glyph={copied && isPhone ? Check : LinkGlyph} size={16} />}
            onClick={copy}
            {...(isPhone && { "aria-label": t(copied ? "console.copied" : "console.copyLink") })}
          >
            {!isPhone && t(copied ? "console.copied" : "console.copyLink")}
          </BarButton>
          {props.onColumns !== undefined && (
            <BarButton icon={<Icon glyph={Columns3} size={16} />} onClick={props.onColumns}>
              {t("console.board.columns")}
            </BarButton>
          )}
        </>
      }
    />
  );
}
