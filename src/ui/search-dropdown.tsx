import { useState } from "react";
import { Combobox, type ComboboxBaseProps } from "#ui/combobox.tsx";
import type { ListOption } from "#ui/option-row.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "./search-dropdown.module.css";

type SearchDropdownProps = ComboboxBaseProps & {
  readonly value: Pick<ListOption, "key" | "primary"> | null;
  readonly onChange: (value: ListOption | null) => void;
  /** Called whenever the search text changes; an empty text searches for everything. */
  readonly onSearch: (text: string) => void;
  /** The number of options, including those not loaded yet. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly openLabel: string;
};

/**
 * A choice from a long list: its first page opens at once, typing searches it, scrolling to its end loads the next page.
 */
export function SearchDropdown(props: SearchDropdownProps) {
  const { value, onChange, onSearch, count, hasMore, loadingMore, onMore, ...rest } = props;
  const { options, searching = false, failure, resultsText, loadingText } = rest;
  const [typed, setTyped] = useState<string>();

  const search = (text: string | undefined) => {
    setTyped(text);
    if ((text ?? "") !== (typed ?? "")) onSearch(text ?? "");
  };
  const choose = (option: ListOption | null) => {
    search(undefined);
    onChange(option);
  };
  const named = options.find(({ primary }) => primary.toLowerCase() === typed?.trim().toLowerCase());

  return (
    <Combobox
      {...rest}
      text={typed ?? value?.primary ?? ""}
      typed={typed ?? ""}
      chosen={value?.key ?? null}
      total={count}
      growing={loadingMore}
      resultsText={loadingMore ? loadingText : resultsText}
      footer={
        <p className={css["count"]} aria-hidden="true">
          {resultsText}
          {loadingMore && <Spinner size={16} />}
        </p>
      }
      onTextChange={search}
      onPick={choose}
      onClear={() => choose(null)}
      onMore={
        hasMore
          ? () => {
              if (!loadingMore && !searching && failure === undefined) onMore();
            }
          : undefined
      }
      onEnterWithoutSelection={(close) => {
        if (typed === undefined) return false;
        if (named !== undefined) {
          close();
          choose(named);
        }
        return true;
      }}
      onEscape={() => search(undefined)}
      onBlur={() => {
        // A fully typed or cleared name counts; an unfinished one gives way to the current choice.
        if (named !== undefined) choose(named);
        else if (typed?.trim() === "") choose(null);
        else search(undefined);
        rest.onBlur?.();
      }}
    />
  );
}
