import { useState } from "react";
import { Combobox, type ComboboxBaseProps } from "#ui/combobox.tsx";
import type { ListOption } from "#ui/option-row.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "./search-dropdown.module.css";

type SearchDropdownProps = ComboboxBaseProps & {
  readonly value: Pick<ListOption, "key" | "primary"> | null;
  readonly onChange: (value: ListOption | null) => void;
  /** Told of every change of what is looked for; an empty text looks for all. */
  readonly onSearch: (text: string) => void;
  /** How many options there are, those that are not loaded yet included. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
  readonly openLabel: string;
};

/** One of a long list: its first page opens at once, typing searches it, its end brings the next page. */
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
        // A name typed in full, or wiped out, is meant; what was only begun gives way to what is chosen.
        if (named !== undefined) choose(named);
        else if (typed?.trim() === "") choose(null);
        else search(undefined);
        rest.onBlur?.();
      }}
    />
  );
}
